import { defineMessages } from '../../../platform/i18n';

/** What staff reads of money: paid, to be paid, given back. */
export const staffPaymentMessages = defineMessages({
  filled: { id: 'server.staff.filled', defaultMessage: 'Scheda del contratto compilata e inviata al cliente.' },
  methodNotChosen: {
    id: 'server.staff.method-not-chosen',
    defaultMessage: 'Il cliente non ha ancora scelto come pagare.',
  },
  formAway: {
    id: 'server.staff.form-away',
    defaultMessage: 'Il PDF non si è potuto compilare in questo momento. Riprovare tra poco.',
  },
  paid: { id: 'server.staff.paid', defaultMessage: 'Contratto {code} segnato come pagato.' },
  corrected: { id: 'server.staff.payment-corrected', defaultMessage: 'Pagamento del contratto {code} corretto.' },
  notPaid: {
    id: 'server.staff.not-paid',
    defaultMessage: 'Il contratto non è ancora pagato: non c’è un pagamento da correggere.',
  },
  paidToProvider: {
    id: 'server.staff.paid-to-provider',
    defaultMessage:
      'Questo pagamento lo ha registrato il gestore delle carte, con l’importo che ha ricevuto: non si corregge a mano.',
  },
  nothingToCorrect: {
    id: 'server.staff.nothing-to-correct',
    defaultMessage: 'I dati sono quelli già registrati: non c’è nulla da correggere.',
  },
  methodNeeded: { id: 'server.staff.method-needed', defaultMessage: 'Scegliere come è stato pagato.' },
  amountNeeded: { id: 'server.staff.amount-needed', defaultMessage: 'L’importo deve essere maggiore di zero.' },
  noteNeeded: {
    id: 'server.staff.note-needed',
    defaultMessage: 'L’importo è diverso dal totale ({total}): scrivere il motivo nella nota.',
  },
  dateFuture: { id: 'server.staff.date-future', defaultMessage: 'La data non può essere nel futuro.' },
  paidBeforeSigned: {
    id: 'server.staff.paid-before-signed',
    defaultMessage: 'Il contratto è stato firmato il {date}: il pagamento non può essere di prima.',
  },
  paidAfterDeadline: {
    id: 'server.staff.paid-after-deadline',
    defaultMessage:
      'Il contratto si poteva pagare fino al {date}: si registra solo un pagamento fatto entro quel giorno.',
  },
  noRefundDue: { id: 'server.staff.no-refund-due', defaultMessage: 'Non c’è nulla da rimborsare.' },
  alreadyRefunded: { id: 'server.staff.already-refunded', defaultMessage: 'Il contratto è già stato rimborsato.' },
  refundAmount: {
    id: 'server.staff.refund-amount',
    defaultMessage: 'Va rimborsato tutto ciò che è stato pagato: {amount}.',
  },
  refundedBeforeWithdrawn: {
    id: 'server.staff.refunded-before-withdrawn',
    defaultMessage: 'Il recesso è del {date}: il rimborso non può essere di prima.',
  },
  refundRefused: {
    id: 'server.staff.refund-refused',
    defaultMessage:
      'Il gestore non ha accettato il rimborso sulla carta. Rimborsare in un altro modo, per esempio con un bonifico, poi scrivere qui come.',
  },
  refundOnCard: {
    id: 'server.staff.refund-on-card',
    defaultMessage: 'L’importo torna sulla carta: togliere la nota, che serve solo quando il gestore non accetta.',
  },
  refunded: { id: 'server.staff.refunded', defaultMessage: 'Rimborso registrato.' },
});
