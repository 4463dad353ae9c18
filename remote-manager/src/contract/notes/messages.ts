import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.notes.title', defaultMessage: 'Note' },
  forStaff: { id: 'manager.notes.for-staff', defaultMessage: 'solo per il personale' },
  add: { id: 'manager.notes.add', defaultMessage: 'Aggiungere una nota' },
  save: { id: 'manager.notes.save', defaultMessage: 'Salva' },
});
