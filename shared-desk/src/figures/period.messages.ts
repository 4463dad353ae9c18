import { defineMessages } from 'shared-ui/intl';

export const periodMessages = defineMessages({
  week: { id: 'desk.period.week', defaultMessage: 'Questa settimana' },
  month: { id: 'desk.period.month', defaultMessage: 'Questo mese' },
  contracts: { id: 'desk.period.contracts', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  before: {
    id: 'desk.period.before',
    defaultMessage: '{days}: {count, plural, one {# contratto} other {# contratti}}, {sum}',
  },
  until: { id: 'desk.period.until', defaultMessage: '{days} fino alle {time}' },
  deleted: {
    id: 'desk.period.deleted',
    defaultMessage: '{count, plural, one {Di cui # eliminato.} other {Di cui # eliminati.}}',
  },
  listed: {
    id: 'desk.period.listed',
    defaultMessage: '{count, number} nell’elenco',
  },
  weekBars: { id: 'desk.period.week-bars', defaultMessage: 'Contratti creati, giorno per giorno' },
  weekFormula: {
    id: 'desk.period.week-formula',
    defaultMessage:
      'Numero di contratti creati da lunedì a oggi e somma dei totali. Confronto con lo stesso periodo della settimana scorsa.',
  },
  monthFormula: {
    id: 'desk.period.month-formula',
    defaultMessage:
      'Numero di contratti creati dal primo del mese a oggi e somma dei totali. Confronto con lo stesso periodo del mese scorso.',
  },
  failed: { id: 'desk.period.failed', defaultMessage: 'Impossibile caricare i dati.' },
});
