import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.title', defaultMessage: 'Sistema' },
  room: { id: 'admin.system.room', defaultMessage: 'Servizio' },
  loading: { id: 'admin.system.loading', defaultMessage: 'Lo stato del sistema si sta caricando' },
  failed: { id: 'admin.system.failed', defaultMessage: 'Impossibile caricare lo stato del sistema' },
  seconds: { id: 'admin.system.age.seconds', defaultMessage: 'Aggiornato {count} s fa' },
  minutes: { id: 'admin.system.age.minutes', defaultMessage: 'Aggiornato {count} min fa' },
  silent: {
    id: 'admin.system.age.silent',
    defaultMessage: 'Il server non risponde: questi dati sono di {at}',
  },
});
