import type { RequestKind } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const messages = defineMessages({
  appointmentAt: {
    id: 'account.requests.appointment-for',
    defaultMessage: '{kind, select, fault {Appuntamento per il guasto} other {Appuntamento per il tagliando}}: {when}',
  },
});

/** What each kind is called as something to do. */
export const askMessages: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  appointment: { id: 'account.requests.ask.appointment', defaultMessage: 'Chiedi un appuntamento' },
  fault: { id: 'account.requests.ask.fault', defaultMessage: 'Segnala un guasto' },
  dealer_change: { id: 'account.requests.ask.dealer-change', defaultMessage: 'Cambia concessionario' },
  transfer: { id: 'account.requests.ask.transfer', defaultMessage: 'Ho venduto l’auto' },
});
