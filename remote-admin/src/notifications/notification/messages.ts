import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.notification.crumb', defaultMessage: 'Notifiche' },
  page: { id: 'admin.notification.page', defaultMessage: 'Notifica' },
  automatic: {
    id: 'admin.notification.automatic',
    defaultMessage: 'L’ha scritta il sistema quando è successo: si può nascondere o eliminare, non riscrivere.',
  },
  more: { id: 'admin.notification.more', defaultMessage: 'Altre azioni' },
  audience: { id: 'admin.notification.audience', defaultMessage: 'Destinatari' },
  window: { id: 'admin.notification.window', defaultMessage: 'Quando' },
  facts: { id: 'admin.notification.facts', defaultMessage: 'Dati' },
  readers: { id: 'admin.notification.readers', defaultMessage: 'Chi l’ha vista' },
  reader: { id: 'admin.notification.reader', defaultMessage: 'Persona' },
  seenAt: { id: 'admin.notification.seen-at', defaultMessage: 'Quando' },
  noReaders: { id: 'admin.notification.no-readers', defaultMessage: 'Ancora nessuno.' },
  loading: { id: 'admin.notification.loading', defaultMessage: 'Caricamento della notifica' },
  failed: { id: 'admin.notification.failed', defaultMessage: 'La notifica non si può mostrare in questo momento' },
  notFound: { id: 'admin.notification.not-found', defaultMessage: 'Notifica non trovata' },
  notFoundTitle: {
    id: 'admin.notification.not-found-title',
    defaultMessage: 'A questo indirizzo non c’è nessuna notifica',
  },
  notFoundText: {
    id: 'admin.notification.not-found-text',
    defaultMessage: 'Il link è incompleto, oppure la notifica è stata eliminata.',
  },
  toList: { id: 'admin.notification.to-list', defaultMessage: 'Vai alle notifiche' },
});
