import { defineMessages } from 'shared-ui/intl';

export const periodMessages = defineMessages({
  week: { id: 'staff.period.week', defaultMessage: 'Questa settimana' },
  month: { id: 'staff.period.month', defaultMessage: 'Questo mese' },
  contracts: { id: 'staff.period.contracts', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  before: {
    id: 'staff.period.before',
    defaultMessage: '{days}: <list>{count, plural, one {# contratto} other {# contratti}}</list>, {sum}',
  },
  until: { id: 'staff.period.until', defaultMessage: '{days} fino alle {time}' },
  deleted: {
    id: 'staff.period.deleted',
    defaultMessage: '{count, plural, one {Di cui # eliminato.} other {Di cui # eliminati.}}',
  },
  listed: {
    id: 'staff.period.listed',
    defaultMessage: '{count, number} nell’elenco',
  },
  weekBars: { id: 'staff.period.week-bars', defaultMessage: 'Contratti creati, giorno per giorno' },
  weekFormula: {
    id: 'staff.period.week-formula',
    defaultMessage:
      'Numero di contratti creati da lunedì a oggi e somma dei totali. Confronto con lo stesso periodo della settimana scorsa.',
  },
  monthFormula: {
    id: 'staff.period.month-formula',
    defaultMessage:
      'Numero di contratti creati dal primo del mese a oggi e somma dei totali. Confronto con lo stesso periodo del mese scorso.',
  },
  failed: { id: 'staff.period.failed', defaultMessage: 'Impossibile caricare i dati' },
});
