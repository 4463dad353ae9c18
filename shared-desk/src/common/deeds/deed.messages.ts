import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { NextDeed } from './next-deed';

/** The one action that a status calls for, in the dealer's words. */
export const deedMessages: Record<NextDeed, MessageDescriptor> = defineMessages({
  send: { id: 'desk.deed.send', defaultMessage: 'Invia il link' },
  resend: { id: 'desk.deed.resend', defaultMessage: 'Reinvia SMS' },
  markAsPaid: { id: 'desk.deed.mark-as-paid', defaultMessage: 'Segna come pagato' },
  remind: { id: 'desk.deed.remind', defaultMessage: 'Sollecita' },
});
