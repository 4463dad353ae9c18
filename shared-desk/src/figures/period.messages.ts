import { defineMessages } from 'shared-ui/intl';

export const periodMessages = defineMessages({
  week: { id: 'desk.period.week', defaultMessage: 'Questa settimana' },
  month: { id: 'desk.period.month', defaultMessage: 'Questo mese' },
  contracts: { id: 'desk.period.contracts', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  before: {
    id: 'desk.period.before',
    defaultMessage: '{days}: {count, plural, one {# contratto} other {# contratti}}, {sum}',
  },
  weekBars: { id: 'desk.period.week-bars', defaultMessage: 'Contratti creati, giorno per giorno' },
  weekFormula: {
    id: 'desk.period.week-formula',
    defaultMessage:
      'Numero di contratti creati da lunedì a oggi e somma dei totali. Confronto con lo stesso tratto della settimana scorsa.',
  },
  monthFormula: {
    id: 'desk.period.month-formula',
    defaultMessage:
      'Numero di contratti creati dal primo del mese a oggi e somma dei totali. Confronto con lo stesso tratto del mese scorso.',
  },
  failed: { id: 'desk.period.failed', defaultMessage: 'I numeri non si caricano.' },
});
