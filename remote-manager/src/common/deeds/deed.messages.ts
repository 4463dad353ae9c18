import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { NextDeed } from './next-deed';

/** The one action that a status calls for, in the dealer's words. */
export const deedMessages: Record<NextDeed, MessageDescriptor> = defineMessages({
  send: { id: 'manager.deed.send', defaultMessage: 'Invia il link' },
  resend: { id: 'manager.deed.resend', defaultMessage: 'Reinvia SMS' },
  markAsPaid: { id: 'manager.deed.mark-as-paid', defaultMessage: 'Segna come pagato' },
  remind: { id: 'manager.deed.remind', defaultMessage: 'Sollecita' },
});
