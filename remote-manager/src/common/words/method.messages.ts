import type { PaymentMethod } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** The ways of paying. */
export const methodMessages: Record<PaymentMethod, MessageDescriptor> = defineMessages({
  concessionaria: { id: 'manager.method.dealer', defaultMessage: 'In concessionaria' },
  bonifico: { id: 'manager.method.transfer', defaultMessage: 'Bonifico' },
  carta: { id: 'manager.method.card', defaultMessage: 'Carta' },
});
