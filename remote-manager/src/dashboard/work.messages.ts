import { defineMessages } from 'shared-ui/intl';

export const workMessages = defineMessages({
  expiring: { id: 'manager.work.expiring', defaultMessage: 'In scadenza' },
  expiringCount: {
    id: 'manager.work.expiring-count',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}} entro {days} giorni, <b>{sum}</b>',
  },
  noneExpiring: { id: 'manager.work.none-expiring', defaultMessage: 'Niente in scadenza' },
  noneExpiringAdvice: {
    id: 'manager.work.none-expiring-advice',
    defaultMessage: 'Nessun contratto scade nei prossimi {days} giorni.',
  },
  collect: { id: 'manager.work.collect', defaultMessage: 'Da incassare' },
  collectCount: {
    id: 'manager.work.collect-count',
    defaultMessage: '{count, plural, one {# contratto firmato} other {# contratti firmati}}, <b>{sum}</b>',
  },
  noneToCollect: { id: 'manager.work.none-to-collect', defaultMessage: 'Niente da incassare' },
  noneToCollectAdvice: {
    id: 'manager.work.none-to-collect-advice',
    defaultMessage: 'Tutti i contratti firmati sono pagati.',
  },
  deletion: { id: 'manager.work.deletion', defaultMessage: 'Si elimina' },
  signed: { id: 'manager.work.signed', defaultMessage: 'Firmato il' },
  vehicle: { id: 'manager.work.vehicle', defaultMessage: 'Veicolo' },
  customer: { id: 'manager.work.customer', defaultMessage: 'Cliente' },
  status: { id: 'manager.work.status', defaultMessage: 'Stato' },
  method: { id: 'manager.work.method', defaultMessage: 'Metodo' },
  noMethod: { id: 'manager.work.no-method', defaultMessage: 'Da scegliere' },
  total: { id: 'manager.work.total', defaultMessage: 'Totale' },
  toDo: { id: 'manager.work.to-do', defaultMessage: 'Da fare' },
  takePayment: { id: 'manager.work.take-payment', defaultMessage: 'Incassa' },
  open: { id: 'manager.work.open', defaultMessage: 'Apri' },
  actionFor: { id: 'manager.work.action-for', defaultMessage: '{action}: {name}' },
  call: { id: 'manager.work.call', defaultMessage: 'Chiama {name}' },
  signedOn: { id: 'manager.work.signed-on', defaultMessage: 'Firmato il {date}, {method}' },
  undecided: { id: 'manager.work.undecided', defaultMessage: 'metodo da scegliere' },
});
