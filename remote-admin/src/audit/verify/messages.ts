import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
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
