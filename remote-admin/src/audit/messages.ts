import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.audit.title', defaultMessage: 'Registro' },
  lead: {
    id: 'admin.audit.lead',
    defaultMessage:
      'Chi ha fatto che cosa, quando e da quale indirizzo. Le voci si aggiungono soltanto e non si possono modificare.',
  },
  search: { id: 'admin.audit.search', defaultMessage: 'Persona, azione, codice, dealer' },
  at: { id: 'admin.audit.at', defaultMessage: 'Quando' },
  actor: { id: 'admin.audit.actor', defaultMessage: 'Utente' },
  action: { id: 'admin.audit.action', defaultMessage: 'Azione' },
  subject: { id: 'admin.audit.subject', defaultMessage: 'Oggetto' },
  address: { id: 'admin.audit.address', defaultMessage: 'Indirizzo IP' },
  request: { id: 'admin.audit.request', defaultMessage: 'Richiesta' },
  role: { id: 'admin.audit.role', defaultMessage: 'Ruolo' },
  person: { id: 'admin.audit.person', defaultMessage: 'Persona' },
  period: { id: 'admin.audit.period', defaultMessage: 'Periodo' },
  nobody: { id: 'admin.audit.nobody', defaultMessage: 'Sistema, o visitatore' },
  nameless: { id: 'admin.audit.nameless', defaultMessage: 'Senza nome' },
  details: { id: 'admin.audit.details', defaultMessage: 'Dettagli' },
  onlyActor: { id: 'admin.audit.only-actor', defaultMessage: 'Solo le azioni di {name}' },
  onlySubject: { id: 'admin.audit.only-subject', defaultMessage: 'Tutto quello che è stato fatto qui' },
  subjectId: { id: 'admin.audit.subject-id', defaultMessage: 'Identificativo' },
  empty: { id: 'admin.audit.empty', defaultMessage: 'Il registro è ancora vuoto' },
  emptyAdvice: {
    id: 'admin.audit.empty-advice',
    defaultMessage: 'Ogni modifica, esportazione e accesso lascia qui una voce.',
  },
  file: { id: 'admin.audit.file', defaultMessage: 'registro-{date}' },
  exporting: {
    id: 'admin.audit.exporting',
    defaultMessage: 'Esportazione di {count, plural, one {una voce} other {{count, number} voci}}',
  },
});

export const verifyMessages = defineMessages({
  verify: { id: 'admin.audit-verify.verify', defaultMessage: 'Verifica la catena' },
  valid: {
    id: 'admin.audit-verify.valid',
    defaultMessage:
      '{count, plural, one {La catena è intatta: una voce controllata.} other {La catena è intatta: {shown} voci controllate.}}',
  },
  broken: {
    id: 'admin.audit-verify.broken',
    defaultMessage:
      'La catena è interrotta: una voce è stata cambiata, tolta o aggiunta fuori dal registro. Conservare una copia del database e avvisare chi gestisce il servizio.',
  },
  head: { id: 'admin.audit-verify.head', defaultMessage: 'Ultima impronta: {head}' },
  lastGood: { id: 'admin.audit-verify.last-good', defaultMessage: 'Ultima impronta valida: {head}' },
});
