import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  filters: { id: 'ui.filters.filters', defaultMessage: 'Filtri' },
  filtersSet: {
    id: 'ui.filters.set',
    defaultMessage: '{count, plural, one {# filtro attivo} other {# filtri attivi}}',
  },
  apply: { id: 'ui.filters.apply', defaultMessage: 'Applica' },
  clear: { id: 'ui.filters.clear', defaultMessage: 'Togli i filtri' },
  tooMany: {
    id: 'ui.filters.too-many',
    defaultMessage: 'Al massimo {most} filtri insieme: {over, plural, one {toglierne uno} other {toglierne #}}.',
  },
  close: { id: 'ui.filters.close', defaultMessage: 'Chiudi i filtri' },
  remove: { id: 'ui.filters.remove', defaultMessage: 'Togli il filtro {label}' },
  find: { id: 'ui.filters.find', defaultMessage: 'Cerca fra {count}' },
  noneFound: { id: 'ui.filters.none-found', defaultMessage: 'Nessuno si chiama così' },
  any: { id: 'ui.filters.any', defaultMessage: 'Tutti' },
  yes: { id: 'ui.filters.yes', defaultMessage: 'Sì' },
  no: { id: 'ui.filters.no', defaultMessage: 'No' },
  from: { id: 'ui.filters.from', defaultMessage: 'Da' },
  to: { id: 'ui.filters.to', defaultMessage: 'A' },
  backwards: { id: 'ui.filters.backwards', defaultMessage: 'È prima della data d’inizio.' },
  since: { id: 'ui.filters.since', defaultMessage: 'dal {from}' },
  until: { id: 'ui.filters.until', defaultMessage: 'fino al {to}' },
  between: { id: 'ui.filters.between', defaultMessage: '{from}–{to}' },
  atLeast: { id: 'ui.filters.at-least', defaultMessage: 'da {from}' },
  atMost: { id: 'ui.filters.at-most', defaultMessage: 'fino a {to}' },
  none: { id: 'ui.filters.none', defaultMessage: 'nessuna' },
  several: { id: 'ui.filters.several', defaultMessage: '{count} valori' },
  some: { id: 'ui.filters.some', defaultMessage: '{count} di {all}' },
});
