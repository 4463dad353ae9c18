import { defineMessages } from '../../../platform/i18n';

/** What staff reads of what they did, or may not do. */
export const staffMessages = defineMessages({
  created: { id: 'server.staff.created', defaultMessage: 'Bozza {code} salvata.' },
  copied: { id: 'server.staff.copied', defaultMessage: '{code} duplicato da {from}.' },
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
      'L’SMS è appena partito: si può inviare di nuovo tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  linkQueued: {
    id: 'server.staff.link-queued',
    defaultMessage:
      'L’SMS non è ancora partito: è in coda e parte da solo. Si può inviare di nuovo tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  linkNotLeft: {
    id: 'server.staff.link-not-left',
    defaultMessage:
      'L’SMS non è ancora partito: il servizio degli SMS non lo accetta, e si riprova in automatico. Si può inviare di nuovo tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  tooManyLinks: {
    id: 'server.staff.too-many-links',
    defaultMessage: 'Troppi SMS inviati in un’ora. Riprovare tra {wait}.',
  },
  statementOpen: {
    id: 'server.staff.statement-open',
    defaultMessage: 'C’è una dichiarazione di recesso da controllare: finché è aperta non si chiede di pagare.',
  },
  notToCopy: {
    id: 'server.staff.not-to-copy',
    defaultMessage: 'Con gli stessi dati non si può fare: serve un contratto nuovo, con «Nuovo contratto».',
  },
  notToRenew: { id: 'server.staff.not-to-renew', defaultMessage: 'Si rinnova solo un contratto pagato.' },
  bulkDone: {
    id: 'server.staff.bulk-done',
    defaultMessage: '{done, number} su {count, plural, one {un contratto} other {{count, number} contratti}}.',
  },
  gone: { id: 'server.staff.gone', defaultMessage: 'Il contratto non c’è più: forse è già stato eliminato.' },
  removed: { id: 'server.staff.removed', defaultMessage: 'Contratto eliminato.' },
});
