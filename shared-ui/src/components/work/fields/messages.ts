import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  dateForm: { id: 'ui.date.form', defaultMessage: 'gg/mm/aaaa' },
  openCalendar: { id: 'ui.date.open', defaultMessage: 'Apri il calendario' },
  noCalendar: { id: 'ui.date.no-calendar', defaultMessage: 'Il calendario non si è aperto: scrivi la data.' },
  timeForm: { id: 'ui.time.form', defaultMessage: 'hh:mm' },
  time: { id: 'ui.time.label', defaultMessage: 'Ora' },
  noSuchTime: { id: 'ui.time.unreadable', defaultMessage: 'Scrivi un’ora esistente, come 09:30.' },
  timeMissing: { id: 'ui.time.missing', defaultMessage: 'Scrivi anche l’ora, come 09:30.' },
  dateMissing: { id: 'ui.date.missing', defaultMessage: 'Scrivi anche la data, come 21/11/2026.' },
  nothing: { id: 'ui.search-select.nothing', defaultMessage: 'Nessun risultato' },
  searching: { id: 'ui.search-select.searching', defaultMessage: 'Ricerca in corso' },
  results: {
    id: 'ui.search-select.results',
    defaultMessage: '{count, plural, one {# risultato} other {# risultati}}',
  },
});
