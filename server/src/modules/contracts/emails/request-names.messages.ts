import type { RequestKind } from 'shared-api/entities';
import { defineMessages, type Text } from '../../../platform/i18n';

/** What each kind is called, in notices and in e-mails. */
export const requestNames: Readonly<Record<RequestKind, Text>> = defineMessages({
  appointment: { id: 'server.requests.kind.appointment', defaultMessage: 'Richiesta di appuntamento' },
  fault: { id: 'server.requests.kind.fault', defaultMessage: 'Guasto segnalato' },
  dealer_change: { id: 'server.requests.kind.dealer-change', defaultMessage: 'Richiesta di cambiare concessionario' },
  transfer: { id: 'server.requests.kind.transfer', defaultMessage: 'Richiesta di cessione del contratto' },
});
