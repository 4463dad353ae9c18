import { defineMessages } from 'shared-ui/intl';

export const periodMessages = defineMessages({
  week: { id: 'manager.period.week', defaultMessage: 'Questa settimana' },
  month: { id: 'manager.period.month', defaultMessage: 'Questo mese' },
  contracts: { id: 'manager.period.contracts', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  before: {
    id: 'manager.period.before',
    defaultMessage: '{days}: {count, plural, one {# contratto} other {# contratti}}, {sum}',
  },
  weekBars: { id: 'manager.period.week-bars', defaultMessage: 'Contratti creati, giorno per giorno' },
  weekFormula: {
    id: 'manager.period.week-formula',
    defaultMessage:
      'Numero di contratti creati da lunedì a oggi e somma dei totali. Confronto con lo stesso tratto della settimana scorsa.',
  },
  monthFormula: {
    id: 'manager.period.month-formula',
    defaultMessage:
      'Numero di contratti creati dal primo del mese a oggi e somma dei totali. Confronto con lo stesso tratto del mese scorso.',
  },
  failed: { id: 'manager.period.failed', defaultMessage: 'I numeri non si caricano.' },
});
