import { defineMessages } from '../../../platform/i18n';

/** What staff reads of money that pays no contract. */
export const mismatchMessages = defineMessages({
  ended: { id: 'server.mismatch.ended', defaultMessage: 'Questo pagamento è già stato chiarito.' },
  beingRefunded: {
    id: 'server.mismatch.being-refunded',
    defaultMessage: 'Il rimborso è già stato chiesto al gestore: completarlo con «Rimborsa».',
  },
  refundRefused: {
    id: 'server.mismatch.refund-refused',
    defaultMessage: 'Il gestore non ha accettato il rimborso. Riprovare tra poco, oppure chiarirlo con il gestore.',
  },
  amountUnknown: {
    id: 'server.mismatch.amount-unknown',
    defaultMessage: 'L’importo non è noto: chiederlo al gestore, poi chiudere senza rimborso.',
  },
  returned: {
    id: 'server.mismatch.returned',
    defaultMessage: 'Questo importo è già tornato al cliente: si chiude senza rimborso, con il motivo.',
  },
  refunded: {
    id: 'server.mismatch.refunded',
    defaultMessage: 'Pagamento rimborsato: il cliente è avvisato per e-mail.',
  },
  kept: { id: 'server.mismatch.kept', defaultMessage: 'Pagamento chiuso: il motivo è nella cronologia.' },
});
