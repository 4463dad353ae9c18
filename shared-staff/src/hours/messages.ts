import type { Weekday } from 'shared-api/entities';
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
  from: { id: 'staff.hours.from', defaultMessage: '{day}, orario {place}: dalle' },
  to: { id: 'staff.hours.to', defaultMessage: '{day}, orario {place}: alle' },
  remove: { id: 'staff.hours.remove', defaultMessage: '{day}: togli l’orario {place}' },
  add: { id: 'staff.hours.add', defaultMessage: 'Aggiungi orario' },
  addTo: { id: 'staff.hours.add-to', defaultMessage: '{day}: aggiungi orario' },
  copyMonday: { id: 'staff.hours.copy-monday', defaultMessage: 'Copia il lunedì da martedì a venerdì' },
  empty: { id: 'staff.hours.empty', defaultMessage: 'Scrivi l’ora di apertura e quella di chiusura.' },
  unreadable: { id: 'staff.hours.unreadable', defaultMessage: 'Scrivi ogni ora come 08:30, fino alle 23:59.' },
  backwards: { id: 'staff.hours.backwards', defaultMessage: 'La chiusura viene prima dell’apertura.' },
  overlap: { id: 'staff.hours.overlap', defaultMessage: 'Due orari si sovrappongono.' },
});
