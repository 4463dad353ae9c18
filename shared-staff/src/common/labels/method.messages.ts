import type { PaymentMethod } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** The ways of paying. */
export const methodMessages: Record<PaymentMethod, MessageDescriptor> = defineMessages({
  concessionaria: { id: 'staff.method.dealer', defaultMessage: 'In concessionaria' },
  bonifico: { id: 'staff.method.transfer', defaultMessage: 'Bonifico' },
  carta: { id: 'staff.method.card', defaultMessage: 'Carta' },
});
