import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.notification-preview.title', defaultMessage: 'Anteprima' },
  bell: { id: 'admin.notification-preview.bell', defaultMessage: 'Nella campanella' },
  store: { id: 'admin.notification-preview.store', defaultMessage: 'Sulla pagina del dealer' },
  noStore: {
    id: 'admin.notification-preview.no-store',
    defaultMessage: 'Qui non compare: nessun dealer è tra i destinatari.',
  },
  emptyTitle: { id: 'admin.notification-preview.empty-title', defaultMessage: 'Titolo della notifica' },
  emptyExcerpt: { id: 'admin.notification-preview.empty-excerpt', defaultMessage: 'La frase breve.' },
  fresh: { id: 'admin.notification-preview.fresh', defaultMessage: 'Nuovo' },
  open: { id: 'admin.notification-preview.open', defaultMessage: 'Apri' },
  close: { id: 'admin.notification-preview.close', defaultMessage: 'Nascondi questa notifica' },
});
