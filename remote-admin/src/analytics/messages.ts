import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.analytics.title', defaultMessage: 'Statistiche' },
  allStores: { id: 'admin.analytics.all-stores', defaultMessage: 'Tutti i dealer' },
  store: { id: 'admin.analytics.store', defaultMessage: 'Dealer' },
  basis: { id: 'admin.analytics.basis', defaultMessage: 'Quali contratti' },
  created: { id: 'admin.analytics.created', defaultMessage: 'Creati' },
  signed: { id: 'admin.analytics.signed', defaultMessage: 'Firmati' },
  paid: { id: 'admin.analytics.paid', defaultMessage: 'Pagati' },
  failed: { id: 'admin.analytics.failed', defaultMessage: 'Impossibile caricare i dati.' },
  loading: { id: 'admin.analytics.loading', defaultMessage: 'I numeri si stanno caricando' },
  shownAs: { id: 'admin.analytics.shown-as', defaultMessage: 'Come si mostra' },
  chart: { id: 'admin.analytics.chart', defaultMessage: 'Grafico' },
  table: { id: 'admin.analytics.table', defaultMessage: 'Tabella' },
  contracts: { id: 'admin.analytics.contracts', defaultMessage: 'Contratti' },
  amount: { id: 'admin.analytics.amount', defaultMessage: 'Importo' },
  share: { id: 'admin.analytics.share', defaultMessage: 'Quota' },
  countAndSum: {
    id: 'admin.analytics.count-and-sum',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}, {sum}',
  },
  file: { id: 'admin.analytics.file', defaultMessage: 'statistiche {date}' },
});

export const periodMessages = defineMessages({
  label: { id: 'admin.analytics.period.label', defaultMessage: 'Periodo' },
  weekly: { id: 'admin.analytics.period.weekly', defaultMessage: 'Questa settimana' },
  last_week: { id: 'admin.analytics.period.last-week', defaultMessage: 'Settimana scorsa' },
  monthly: { id: 'admin.analytics.period.monthly', defaultMessage: 'Questo mese' },
  last_month: { id: 'admin.analytics.period.last-month', defaultMessage: 'Mese scorso' },
  count: { id: 'admin.analytics.period.count', defaultMessage: 'numero di contratti' },
  price: { id: 'admin.analytics.period.price', defaultMessage: 'somma dei totali dei contratti' },
  contracts: {
    id: 'admin.analytics.period.contracts',
    defaultMessage: '{count, plural, one {Vedere # contratto} other {Vedere # contratti}}',
  },
  comparison: { id: 'admin.analytics.period.comparison', defaultMessage: 'Confronto' },
  formula: {
    id: 'admin.analytics.period.formula',
    defaultMessage:
      'Totali con IVA, contratti {basis, select, created {creati, anche se poi eliminati} signed {firmati e non eliminati} other {pagati e non eliminati}}, fuso di Roma.',
  },
});

export const dayMessages = defineMessages({
  title: { id: 'admin.analytics.days.title', defaultMessage: 'Giorno per giorno' },
  bars: {
    id: 'admin.analytics.days.bars',
    defaultMessage: '{what, select, price {Importo} other {Contratti}} giorno per giorno',
  },
  day: { id: 'admin.analytics.days.day', defaultMessage: 'Giorno' },
  measure: { id: 'admin.analytics.days.measure', defaultMessage: 'Che cosa si conta' },
  ofBefore: { id: 'admin.analytics.days.of-before', defaultMessage: '{day}: {text}' },
  hint: { id: 'admin.analytics.days.hint', defaultMessage: '← → per scorrere i giorni' },
  before: { id: 'admin.analytics.days.before', defaultMessage: 'Contratti prima' },
  amountBefore: { id: 'admin.analytics.days.amount-before', defaultMessage: 'Importo prima' },
});

export const splitMessages = defineMessages({
  status: { id: 'admin.analytics.split.status', defaultMessage: 'Stato' },
  store: { id: 'admin.analytics.split.store', defaultMessage: 'Dealer' },
  type: { id: 'admin.analytics.split.type', defaultMessage: 'Tipo' },
  utm_source: { id: 'admin.analytics.split.source', defaultMessage: 'Provenienza' },
  others: { id: 'admin.analytics.split.others', defaultMessage: 'Altri {count}' },
  none: { id: 'admin.analytics.split.none', defaultMessage: 'Nessun contratto in questo periodo.' },
  asTable: { id: 'admin.analytics.split.as-table', defaultMessage: 'Mostra la tabella: {title}' },
  asBars: { id: 'admin.analytics.split.as-bars', defaultMessage: 'Mostra il grafico: {title}' },
});

export const funnelMessages = defineMessages({
  title: { id: 'admin.analytics.funnel.title', defaultMessage: 'Percorso dei visitatori' },
  whole: {
    id: 'admin.analytics.funnel.whole',
    defaultMessage:
      '{from, select, signed {dalla firma al pagamento} other {da una ricerca a un contratto pagato}}: {share}',
  },
  step: { id: 'admin.analytics.funnel.step', defaultMessage: 'Passo' },
  reached: { id: 'admin.analytics.funnel.reached', defaultMessage: 'Arrivati' },
  passed: { id: 'admin.analytics.funnel.passed', defaultMessage: 'Dal passo prima' },
  search: { id: 'admin.analytics.funnel.search', defaultMessage: 'Ricerca' },
  packages: { id: 'admin.analytics.funnel.packages', defaultMessage: 'Pacchetti' },
  store: { id: 'admin.analytics.funnel.store', defaultMessage: 'Dealer' },
  confirm: { id: 'admin.analytics.funnel.confirm', defaultMessage: 'Conferma' },
  code: { id: 'admin.analytics.funnel.code', defaultMessage: 'Codice' },
  signed: { id: 'admin.analytics.funnel.signed', defaultMessage: 'Firmati' },
  paid: { id: 'admin.analytics.funnel.paid', defaultMessage: 'Pagati' },
  formulaName: { id: 'admin.analytics.funnel.formula-name', defaultMessage: 'Formula' },
  formula: {
    id: 'admin.analytics.funnel.formula',
    defaultMessage:
      'Visite anonime {days} che hanno raggiunto il passo, poi i contratti fatti online e firmati in quei giorni, e quanti di questi sono pagati; in percentuale, quante sono passate dal passo prima.',
  },
  formulaOfDealer: {
    id: 'admin.analytics.funnel.formula-of-dealer',
    defaultMessage:
      'Contratti fatti online e firmati {days}, e quanti di questi sono pagati. Le visite sono anonime: di un solo dealer non si conoscono.',
  },
  desk: { id: 'admin.analytics.funnel.desk', defaultMessage: 'Senza visita' },
  deskFigures: {
    id: 'admin.analytics.funnel.desk-figures',
    defaultMessage:
      'In concessionaria e nell’account: <toCreated>{created, plural, one {# contratto creato} other {# contratti creati}}</toCreated>, <toSigned>{signed, plural, one {# firmato} other {# firmati}}</toSigned>, <toPaid>{paid, plural, one {# di questi pagato} other {# di questi pagati}}</toPaid>.',
  },
  worst: {
    id: 'admin.analytics.funnel.worst',
    defaultMessage: 'La perdita più forte è tra {from} e {to}.',
  },
});
