import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.store.crumb', defaultMessage: 'Dealer' },
  parts: { id: 'admin.store.parts', defaultMessage: 'Parti della pagina' },
  managers: { id: 'admin.store.tab-managers', defaultMessage: 'Manager' },
  figures: { id: 'admin.store.tab-figures', defaultMessage: 'Andamento' },
  closing: { id: 'admin.store.tab-closing', defaultMessage: 'Chiusura' },
  closingHelp: {
    id: 'admin.store.closing-help',
    defaultMessage:
      'Si elimina un dealer senza contratti in corso. Chi ne ha si spegne: non riceve contratti nuovi e sparisce dal sito. Per confermare si scrive «ELIMINA».',
  },
  contracts: { id: 'admin.store.contracts', defaultMessage: 'Contratti' },
  loading: { id: 'admin.store.loading', defaultMessage: 'Caricamento del dealer' },
  failed: { id: 'admin.store.failed', defaultMessage: 'Il dealer non si può mostrare in questo momento' },
  notFound: { id: 'admin.store.not-found', defaultMessage: 'Dealer non trovato' },
  notFoundTitle: { id: 'admin.store.not-found-title', defaultMessage: 'A questo indirizzo non c’è nessun dealer' },
  notFoundText: {
    id: 'admin.store.not-found-text',
    defaultMessage: 'Il link è incompleto, oppure il dealer è stato eliminato.',
  },
  toList: { id: 'admin.store.to-list', defaultMessage: 'Vai ai dealer' },
});
