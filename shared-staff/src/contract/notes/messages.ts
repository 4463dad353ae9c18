import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.notes.title', defaultMessage: 'Note' },
  forStaff: { id: 'staff.notes.for-staff', defaultMessage: 'solo per manager e operatori' },
  add: { id: 'staff.notes.add', defaultMessage: 'Aggiungere una nota' },
  outOfSight: {
    id: 'staff.notes.out-of-sight',
    defaultMessage:
      'La nota non è salvata: nel frattempo il contratto è stato eliminato, oppure il suo dealer è affidato ad altri.',
  },
  save: { id: 'staff.notes.save', defaultMessage: 'Salva' },
});
