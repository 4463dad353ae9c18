import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  menu: { id: 'ui.rows.menu', defaultMessage: 'Azioni per {name}' },
  more: { id: 'ui.rows.more', defaultMessage: '{count, plural, one {Mostra l’altro} other {Mostra gli altri #}}' },
  noMatch: { id: 'ui.rows.no-match', defaultMessage: 'Nessun risultato per «{search}»' },
  noFilterMatch: { id: 'ui.rows.no-filter-match', defaultMessage: 'Nessun risultato con questi filtri' },
  noMatchAdvice: { id: 'ui.rows.no-match-advice', defaultMessage: 'Cambiare filtri o parole.' },
  noWordAdvice: { id: 'ui.rows.no-word-advice', defaultMessage: 'Cambiare parole, o scriverne meno.' },
  clearSearch: { id: 'ui.rows.clear-search', defaultMessage: 'Svuota la ricerca' },
  clear: { id: 'ui.rows.clear', defaultMessage: 'Togli i filtri' },
  failed: { id: 'ui.rows.failed', defaultMessage: 'Impossibile caricare l’elenco' },
  unknownAddress: { id: 'ui.rows.unknown-address', defaultMessage: 'L’elenco non si apre con questo indirizzo' },
  unknownAddressAdvice: {
    id: 'ui.rows.unknown-address-advice',
    defaultMessage: 'Un filtro, una ricerca o un ordine nell’indirizzo non vale per questo elenco.',
  },
  openAnew: { id: 'ui.rows.open-anew', defaultMessage: 'Apri l’elenco intero' },
  forbidden: { id: 'ui.rows.forbidden', defaultMessage: 'Non hai il permesso di vedere questo elenco' },
  forbiddenAdvice: {
    id: 'ui.rows.forbidden-advice',
    defaultMessage: 'Visibile dopo che CarCare collega l’account.',
  },
});
