import { defineMessages } from '../intl';

export const messages = defineMessages({
  title: { id: 'ui.calendar.title', defaultMessage: 'Scegli un giorno' },
  role: { id: 'ui.calendar.role', defaultMessage: 'calendario' },
  grid: { id: 'ui.calendar.grid', defaultMessage: 'giorni del mese' },
  chosen: { id: 'ui.calendar.chosen', defaultMessage: '{day}, scelto' },
  before: { id: 'ui.calendar.before', defaultMessage: 'Mese precedente' },
  after: { id: 'ui.calendar.after', defaultMessage: 'Mese successivo' },
  month: { id: 'ui.calendar.month', defaultMessage: 'Mese' },
  year: { id: 'ui.calendar.year', defaultMessage: 'Anno' },
});
