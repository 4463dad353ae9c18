import { defineMessages } from 'shared-ui/intl';

/** Of the frames of staff and account, which a visitor's first page does not need. */
export const signedInMessages = defineMessages({
  signOut: { id: 'shell.layout.signOut', defaultMessage: 'Esci' },
  menu: { id: 'shell.layout.menu', defaultMessage: 'Menu' },
  accountOf: { id: 'shell.layout.accountOf', defaultMessage: '{initials}, account di {name}' },
  areas: { id: 'shell.layout.areas', defaultMessage: 'Aree' },
  dashboard: { id: 'shell.layout.dashboard', defaultMessage: 'Inizio' },
  tabs: { id: 'shell.layout.tabs', defaultMessage: 'Navigazione rapida' },
  searchTab: { id: 'shell.layout.searchTab', defaultMessage: 'Cerca' },
  shortcuts: { id: 'shell.layout.shortcuts', defaultMessage: 'Scorciatoie' },
  search: { id: 'shell.layout.search', defaultMessage: 'Cerca pagine e azioni' },
  searchKey: { id: 'shell.layout.search-key', defaultMessage: 'Cercare pagine e azioni' },
  searchRecords: { id: 'shell.layout.searchRecords', defaultMessage: 'Cerca contratti, targhe, telai, clienti' },
  searchAllDealers: { id: 'shell.layout.searchAllDealers', defaultMessage: 'Cerca contratti, targhe, dealer, utenti' },
  version: { id: 'shell.layout.version', defaultMessage: 'Versione {version}' },
});
