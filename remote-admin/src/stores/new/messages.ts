import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.new-store.title', defaultMessage: 'Nuovo dealer' },
  crumb: { id: 'admin.new-store.crumb', defaultMessage: 'Dealer' },
  create: { id: 'admin.new-store.create', defaultMessage: 'Crea il dealer' },
  next: {
    id: 'admin.new-store.next',
    defaultMessage: 'I manager si collegano dopo, sulla pagina del dealer.',
  },
});
