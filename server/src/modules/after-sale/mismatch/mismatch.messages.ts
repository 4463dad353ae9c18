import { defineMessages } from '../../../platform/i18n';

/** What staff reads of money that pays no contract. */
export const mismatchMessages = defineMessages({
  ended: { id: 'server.mismatch.ended', defaultMessage: 'Questo pagamento è già stato chiarito.' },
  amountUnknown: {
    id: 'server.mismatch.amount-unknown',
    defaultMessage: 'Il gestore non ha detto l’importo: chiarirlo con lui, poi chiudere senza rimborso.',
  },
  keptNote: {
    id: 'server.mismatch.kept-note',
    defaultMessage:
      'Pagamento con carta {known, select, yes {di {amount}} other {di importo non noto}} chiuso senza rimborso: {reason}',
  },
  refunded: {
    id: 'server.mismatch.refunded',
    defaultMessage: 'Pagamento rimborsato: il cliente è avvisato per e-mail.',
  },
  kept: { id: 'server.mismatch.kept', defaultMessage: 'Pagamento chiuso: il motivo è tra le note.' },
});
