import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { NextAction } from './next-action';

/** The one action that a status calls for, in the dealer's words. */
export const actionMessages: Record<NextAction, MessageDescriptor> = defineMessages({
  send: { id: 'staff.action.send', defaultMessage: 'Invia il link' },
  resend: { id: 'staff.action.resend', defaultMessage: 'Reinvia SMS' },
  markAsPaid: { id: 'staff.action.mark-as-paid', defaultMessage: 'Segna come pagato' },
  remind: { id: 'staff.action.remind', defaultMessage: 'Reinvia SMS' },
});
