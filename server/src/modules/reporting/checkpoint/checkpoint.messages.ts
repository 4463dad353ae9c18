import { defineMessages } from '../../../platform/i18n';

export const checkpointMessages = defineMessages({
  job: { id: 'server.contracts.job.checkpoint', defaultMessage: 'Punto di controllo firmato delle cronologie' },
  subject: { id: 'server.checkpoint.subject', defaultMessage: 'CarCare: punto di controllo, {date}' },
  body: {
    id: 'server.checkpoint.body',
    defaultMessage:
      'Punto di controllo delle cronologie dei contratti, {date}.\n\nContratti: {contracts}\nRadice: {root}\n\nIl file allegato è firmato con il sigillo dell’operatore. Conservarlo dove chi amministra il database non arriva: se un giorno la cronologia di un contratto viene accorciata, o si ripristina un database più vecchio, il confronto lo dice:\n\nnpm run verify -- --checkpoint {name}\n\nCarCare',
  },
  unreadable: {
    id: 'server.checkpoint.unreadable',
    defaultMessage: 'Il file non è un punto di controllo di CarCare.',
  },
  notAuthentic: {
    id: 'server.checkpoint.not-authentic',
    defaultMessage:
      'Il punto di controllo non è autentico: il file è stato cambiato, o non porta il sigillo dell’operatore.',
  },
  wrongStamp: {
    id: 'server.checkpoint.wrong-stamp',
    defaultMessage: 'La marca temporale del punto di controllo non è della sua firma.',
  },
  auditOlder: {
    id: 'server.checkpoint.audit-older',
    defaultMessage: 'Il registro delle azioni non contiene l’ultima voce che aveva allora.',
  },
  missing: { id: 'server.checkpoint.missing', defaultMessage: '{code}: MANCA. Allora c’era.' },
  older: {
    id: 'server.checkpoint.older',
    defaultMessage: '{code}: la cronologia non contiene più l’evento {length, number} di allora.',
  },
  agrees: {
    id: 'server.checkpoint.agrees',
    defaultMessage:
      'Confronto con il punto di controllo ({when}): {contracts, plural, one {il contratto di allora c’è ancora} other {tutti i {contracts, number} contratti di allora ci sono ancora}}, con la loro cronologia.',
  },
  differs: {
    id: 'server.checkpoint.differs',
    defaultMessage:
      'Confronto con il punto di controllo ({when}): NON CONCORDA, {faults, plural, one {una differenza} other {{faults, number} differenze}}. Il database è stato accorciato o è più vecchio del punto di controllo, oppure il file non è quello che è stato inviato.',
  },
});
