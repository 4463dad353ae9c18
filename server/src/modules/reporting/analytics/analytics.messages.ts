import { defineMessages } from '../../../platform/i18n';

export const analyticsMessages = defineMessages({
  withoutSource: { id: 'server.analytics.without-source', defaultMessage: 'Senza campagna' },
  deleted: { id: 'server.analytics.deleted', defaultMessage: 'Eliminato' },
  deskCreated: { id: 'server.analytics.desk.created', defaultMessage: 'Creati in concessionaria o nell’account' },
  deskSigned: { id: 'server.analytics.desk.signed', defaultMessage: 'Di questi canali, firmati' },
  deskPaid: { id: 'server.analytics.desk.paid', defaultMessage: 'Di questi canali, pagati' },
  weekly: { id: 'server.analytics.weekly', defaultMessage: 'Questa settimana' },
  lastWeek: { id: 'server.analytics.last-week', defaultMessage: 'Settimana scorsa' },
  monthly: { id: 'server.analytics.monthly', defaultMessage: 'Questo mese' },
  lastMonth: { id: 'server.analytics.last-month', defaultMessage: 'Mese scorso' },
  chosen: { id: 'server.analytics.chosen', defaultMessage: 'Periodo scelto' },
  search: { id: 'server.analytics.step.search', defaultMessage: 'Ricerca del telaio' },
  packages: { id: 'server.analytics.step.packages', defaultMessage: 'Scelta del pacchetto' },
  store: { id: 'server.analytics.step.store', defaultMessage: 'Scelta del concessionario' },
  confirm: { id: 'server.analytics.step.confirm', defaultMessage: 'Dati e conferma' },
  code: { id: 'server.analytics.step.code', defaultMessage: 'Codice di firma' },
  signed: { id: 'server.analytics.step.signed', defaultMessage: 'Contratti firmati' },
  paid: { id: 'server.analytics.step.paid', defaultMessage: 'Contratti pagati' },
});
