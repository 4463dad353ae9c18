import { defineMessages } from '../intl';

export const messages = defineMessages({
  label: { id: 'ui.pagination.label', defaultMessage: 'Pagine' },
  page: { id: 'ui.pagination.page', defaultMessage: 'Pagina {page}' },
  previous: { id: 'ui.pagination.previous', defaultMessage: 'Pagina precedente' },
  next: { id: 'ui.pagination.next', defaultMessage: 'Pagina successiva' },
  range: { id: 'ui.pagination.range', defaultMessage: '{from}–{to} di {total}' },
  nothing: { id: 'ui.pagination.nothing', defaultMessage: 'Nessun risultato' },
  rows: { id: 'ui.pagination.rows', defaultMessage: 'Righe' },
});
