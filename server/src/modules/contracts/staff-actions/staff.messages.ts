import { defineMessages } from '../../../platform/i18n';

/** What staff reads of what they did, or may not do. */
export const staffMessages = defineMessages({
  created: { id: 'server.staff.created', defaultMessage: 'Bozza {code} salvata.' },
  copied: { id: 'server.staff.copied', defaultMessage: 'Bozza {code} salvata: copia di {from}.' },
  renewed: { id: 'server.staff.renewed', defaultMessage: 'Bozza {code} salvata: rinnovo di {from}.' },
  createdAndSent: { id: 'server.staff.created-and-sent', defaultMessage: 'Contratto {code} creato: SMS inviato.' },
  updated: { id: 'server.staff.updated', defaultMessage: 'Contratto aggiornato.' },
  linkSent: { id: 'server.staff.link-sent', defaultMessage: 'SMS inviato al numero {phone}.' },
  car_vin: {
    id: 'server.staff.needed-to-send.vin',
    defaultMessage: 'Per inviare il link serve il numero di telaio: si aggiunge con Modifica.',
  },
  phone: {
    id: 'server.staff.needed-to-send.phone',
    defaultMessage: 'Per inviare il link serve il cellulare del cliente.',
  },
  linkTooSoon: {
    id: 'server.staff.link-too-soon',
    defaultMessage:
      'L’SMS è appena partito: si può mandare di nuovo tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  tooManyLinks: {
    id: 'server.staff.too-many-links',
    defaultMessage: 'Troppi SMS inviati in un’ora. Riprovare più tardi.',
  },
  notToRenew: { id: 'server.staff.not-to-renew', defaultMessage: 'Si rinnova solo un contratto pagato.' },
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
    defaultMessage: 'Il contratto si è eliminato il {date}: si registra solo un pagamento di prima.',
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
  refunded: { id: 'server.staff.refunded', defaultMessage: 'Rimborso registrato.' },
  bulkDone: {
    id: 'server.staff.bulk-done',
    defaultMessage: '{done, number} su {count, plural, one {un contratto} other {{count, number} contratti}}.',
  },
  removed: { id: 'server.staff.removed', defaultMessage: 'Contratto eliminato.' },
});
