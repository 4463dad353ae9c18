import type { PaymentMethod } from 'shared-api/domain';
import type { OfferedPaymentMethod } from 'shared-api/entities';
import { type Text, t } from '../../platform/i18n';
import { storeMessages } from './stores.messages';

const texts: Readonly<Record<PaymentMethod, { readonly title: Text; readonly excerpt: Text }>> = {
  concessionaria: { title: storeMessages.payAtStore, excerpt: storeMessages.payAtStoreExcerpt },
  bonifico: { title: storeMessages.payByTransfer, excerpt: storeMessages.payByTransferExcerpt },
  carta: { title: storeMessages.payByCard, excerpt: storeMessages.payByCardExcerpt },
};

/** A way of paying as it is offered to a person. */
export function offeredMethod(code: PaymentMethod): OfferedPaymentMethod {
  return { code, title: t(texts[code].title), excerpt: t(texts[code].excerpt) };
}
