import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.analytics.title', defaultMessage: 'Statistiche' },
  allStores: { id: 'admin.analytics.all-stores', defaultMessage: 'Tutti i dealer' },
  store: { id: 'admin.analytics.store', defaultMessage: 'Dealer' },
  where: { id: 'admin.analytics.where', defaultMessage: '{code}, {city}' },
  basis: { id: 'admin.analytics.basis', defaultMessage: 'Quali contratti' },
  created: { id: 'admin.analytics.created', defaultMessage: 'Creati' },
  signed: { id: 'admin.analytics.signed', defaultMessage: 'Firmati' },
  paid: { id: 'admin.analytics.paid', defaultMessage: 'Pagati' },
  failed: { id: 'admin.analytics.failed', defaultMessage: 'Impossibile caricare i dati' },
  loading: { id: 'admin.analytics.loading', defaultMessage: 'I numeri si stanno caricando' },
  countAndSum: {
    id: 'admin.analytics.count-and-sum',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}, {sum}',
  },
  file: { id: 'admin.analytics.file', defaultMessage: 'statistiche-{date}' },
});

export const periodMessages = defineMessages({
  label: { id: 'admin.analytics.period.label', defaultMessage: 'Periodo' },
  weekly: { id: 'admin.analytics.period.weekly', defaultMessage: 'Questa settimana' },
  last_week: { id: 'admin.analytics.period.last-week', defaultMessage: 'Settimana scorsa' },
  monthly: { id: 'admin.analytics.period.monthly', defaultMessage: 'Questo mese' },
  last_month: { id: 'admin.analytics.period.last-month', defaultMessage: 'Mese scorso' },
  chosen: { id: 'admin.analytics.period.chosen', defaultMessage: 'Periodo scelto' },
  count: { id: 'admin.analytics.period.count', defaultMessage: 'numero di contratti' },
  price: { id: 'admin.analytics.period.price', defaultMessage: 'somma dei totali dei contratti' },
  contracts: {
    id: 'admin.analytics.period.contracts',
    defaultMessage: '{count, plural, one {Vedere # contratto} other {Vedere # contratti}}',
  },
  comparison: { id: 'admin.analytics.period.comparison', defaultMessage: 'Confronto' },
  before: { id: 'admin.analytics.period.before', defaultMessage: 'Periodo prima' },
  year: { id: 'admin.analytics.period.year', defaultMessage: 'Anno prima' },
  from: { id: 'admin.analytics.period.from', defaultMessage: 'Dal' },
  to: { id: 'admin.analytics.period.to', defaultMessage: 'Al' },
  show: { id: 'admin.analytics.period.show', defaultMessage: 'Mostra il periodo' },
  formula: {
    id: 'admin.analytics.period.formula',
    defaultMessage:
      'Totali con IVA, contratti {basis, select, created {creati, anche se poi eliminati} signed {firmati e non eliminati} other {pagati, esclusi i recessi}}, fuso di Roma.',
  },
});

export const dayMessages = defineMessages({
  title: {
    id: 'admin.analytics.days.title',
    defaultMessage: '{by, select, week {Settimana per settimana} month {Mese per mese} other {Giorno per giorno}}',
  },
  bars: {
    id: 'admin.analytics.days.bars',
    defaultMessage:
      '{what, select, price {Importo} other {Contratti}} {by, select, week {settimana per settimana} month {mese per mese} other {giorno per giorno}}',
  },
  bar: {
    id: 'admin.analytics.days.bar',
    defaultMessage: '{by, select, week {Settimana} month {Mese} other {Giorno}}',
  },
  grouping: { id: 'admin.analytics.days.grouping', defaultMessage: 'Che cosa è una barra' },
  day: { id: 'admin.analytics.days.day', defaultMessage: 'Giorni' },
  week: { id: 'admin.analytics.days.week', defaultMessage: 'Settimane' },
  month: { id: 'admin.analytics.days.month', defaultMessage: 'Mesi' },
  measure: { id: 'admin.analytics.days.measure', defaultMessage: 'Che cosa si conta' },
  ofBefore: { id: 'admin.analytics.days.of-before', defaultMessage: '{day}: {text}' },
  hint: {
    id: 'admin.analytics.days.hint',
    defaultMessage: '← → per scorrere {by, select, week {le settimane} month {i mesi} other {i giorni}}',
  },
  before: { id: 'admin.analytics.days.before', defaultMessage: 'Contratti prima' },
  amountBefore: { id: 'admin.analytics.days.amount-before', defaultMessage: 'Importo prima' },
});
