import { defineMessages } from '../../../platform/i18n';

export const attachmentMessages = defineMessages({
  added: { id: 'server.attachments.added', defaultMessage: 'Allegato aggiunto.' },
  full: {
    id: 'server.attachments.full',
    defaultMessage: 'Ci sono già {max, number} allegati: eliminarne uno prima di aggiungerne altri.',
  },
  noteAdded: { id: 'server.attachments.note-added', defaultMessage: 'Nota aggiunta.' },
});
