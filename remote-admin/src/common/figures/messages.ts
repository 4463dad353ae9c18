import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  shownAs: { id: 'admin.analytics.shown-as', defaultMessage: 'Come si mostra' },
  chart: { id: 'admin.analytics.chart', defaultMessage: 'Grafico' },
  table: { id: 'admin.analytics.table', defaultMessage: 'Tabella' },
  contracts: { id: 'admin.analytics.contracts', defaultMessage: 'Contratti' },
  amount: { id: 'admin.analytics.amount', defaultMessage: 'Importo' },
  share: { id: 'admin.analytics.share', defaultMessage: 'Quota' },
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
      'Visite anonime {days} che hanno raggiunto il passo, poi i contratti fatti online e firmati in quei giorni, e quanti di questi sono pagati, esclusi i recessi; in percentuale, quante sono passate dal passo prima.',
  },
  formulaOfDealer: {
    id: 'admin.analytics.funnel.formula-of-dealer',
    defaultMessage:
      'Contratti fatti online e firmati {days}, e quanti di questi sono pagati, esclusi i recessi. Le visite sono anonime: di un solo dealer non si conoscono.',
  },
  visits: { id: 'admin.analytics.funnel.visits', defaultMessage: 'Visite' },
  notRecorded: {
    id: 'admin.analytics.funnel.not-recorded',
    defaultMessage:
      '{visits, select, none {Le visite di questo periodo non sono state registrate} other {Le visite di questo periodo sono state registrate solo in parte}}: quante ricerche diventano contratti non si può dire.',
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
