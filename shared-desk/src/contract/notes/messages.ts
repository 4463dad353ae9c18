import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.notes.title', defaultMessage: 'Note' },
  forStaff: { id: 'desk.notes.for-staff', defaultMessage: 'solo per il personale' },
  add: { id: 'desk.notes.add', defaultMessage: 'Aggiungere una nota' },
  save: { id: 'desk.notes.save', defaultMessage: 'Salva' },
});
