import type { Weekday } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const dayMessages: Record<Weekday, MessageDescriptor> = defineMessages({
  mon: { id: 'staff.day.mon', defaultMessage: 'Lunedì' },
  tue: { id: 'staff.day.tue', defaultMessage: 'Martedì' },
  wed: { id: 'staff.day.wed', defaultMessage: 'Mercoledì' },
  thu: { id: 'staff.day.thu', defaultMessage: 'Giovedì' },
  fri: { id: 'staff.day.fri', defaultMessage: 'Venerdì' },
  sat: { id: 'staff.day.sat', defaultMessage: 'Sabato' },
  sun: { id: 'staff.day.sun', defaultMessage: 'Domenica' },
});

export const messages = defineMessages({
  closed: { id: 'staff.hours.closed', defaultMessage: 'Chiuso' },
  hint: {
    id: 'staff.hours.hint',
    defaultMessage: 'Per esempio 8:30-12:30 14:30-19:00; un giorno vuoto è chiuso.',
  },
  copyMonday: { id: 'staff.hours.copy-monday', defaultMessage: 'Copia il lunedì da martedì a venerdì' },
  unreadable: {
    id: 'staff.hours.unreadable',
    defaultMessage: 'Scrivere gli orari come 08:30–12:30, 14:30–19:00: quattro al massimo.',
  },
  backwards: { id: 'staff.hours.backwards', defaultMessage: 'La chiusura viene prima dell’apertura.' },
  overlap: { id: 'staff.hours.overlap', defaultMessage: 'Due orari si sovrappongono.' },
});
