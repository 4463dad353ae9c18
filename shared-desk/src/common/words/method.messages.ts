import type { PaymentMethod } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** The ways of paying. */
export const methodMessages: Record<PaymentMethod, MessageDescriptor> = defineMessages({
  concessionaria: { id: 'desk.method.dealer', defaultMessage: 'In concessionaria' },
  bonifico: { id: 'desk.method.transfer', defaultMessage: 'Bonifico' },
  carta: { id: 'desk.method.card', defaultMessage: 'Carta' },
});
