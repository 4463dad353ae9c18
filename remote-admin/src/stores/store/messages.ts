import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.store.crumb', defaultMessage: 'Dealer' },
  page: { id: 'admin.store.page', defaultMessage: 'Scheda del dealer' },
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

export const managersMessages = defineMessages({
  title: { id: 'admin.store-managers.title', defaultMessage: 'Manager' },
  help: {
    id: 'admin.store-managers.help',
    defaultMessage:
      'Chi gestisce i contratti di questo dealer. Ogni modifica vale subito; chi riceve il primo dealer diventa manager, e le sue sessioni si chiudono.',
  },
  none: { id: 'admin.store-managers.none', defaultMessage: 'Nessuno lavora ancora per questo dealer.' },
  disabled: { id: 'admin.store-managers.disabled', defaultMessage: 'account disattivato' },
  attach: { id: 'admin.store-managers.attach', defaultMessage: 'Cercare una persona da collegare' },
  attachHint: { id: 'admin.store-managers.attach-hint', defaultMessage: 'Nome, e-mail o cellulare' },
  invite: { id: 'admin.store-managers.invite', defaultMessage: 'Invita qualcuno di nuovo' },
  detach: { id: 'admin.store-managers.detach', defaultMessage: 'Scollega' },
  detachNamed: { id: 'admin.store-managers.detach-named', defaultMessage: 'Scollega {name}' },
});

export const figuresMessages = defineMessages({
  title: { id: 'admin.store-figures.title', defaultMessage: 'Andamento' },
  help: {
    id: 'admin.store-figures.help',
    defaultMessage: 'Numero di contratti creati e somma dei loro totali.',
  },
  weekly: { id: 'admin.store-figures.week', defaultMessage: 'Questa settimana' },
  last_week: { id: 'admin.store-figures.last-week', defaultMessage: 'Settimana scorsa' },
  monthly: { id: 'admin.store-figures.month', defaultMessage: 'Questo mese' },
  last_month: { id: 'admin.store-figures.last-month', defaultMessage: 'Mese scorso' },
  unit: { id: 'admin.store-figures.unit', defaultMessage: '{count, plural, one {contratto} other {contratti}}' },
  all: { id: 'admin.store-figures.all', defaultMessage: 'Tutte le statistiche' },
  contracts: { id: 'admin.store-figures.contracts', defaultMessage: 'Tutti i suoi contratti' },
  loading: { id: 'admin.store-figures.loading', defaultMessage: 'Caricamento dei numeri' },
});
