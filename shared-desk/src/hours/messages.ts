import type { Weekday } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const dayMessages: Record<Weekday, MessageDescriptor> = defineMessages({
  mon: { id: 'desk.day.mon', defaultMessage: 'Lunedì' },
  tue: { id: 'desk.day.tue', defaultMessage: 'Martedì' },
  wed: { id: 'desk.day.wed', defaultMessage: 'Mercoledì' },
  thu: { id: 'desk.day.thu', defaultMessage: 'Giovedì' },
  fri: { id: 'desk.day.fri', defaultMessage: 'Venerdì' },
  sat: { id: 'desk.day.sat', defaultMessage: 'Sabato' },
  sun: { id: 'desk.day.sun', defaultMessage: 'Domenica' },
});

export const messages = defineMessages({
  closed: { id: 'desk.hours.closed', defaultMessage: 'Chiuso' },
  from: { id: 'desk.hours.from', defaultMessage: '{day}, orario {place}: dalle' },
  to: { id: 'desk.hours.to', defaultMessage: '{day}, orario {place}: alle' },
  remove: { id: 'desk.hours.remove', defaultMessage: '{day}: togli l’orario {place}' },
  add: { id: 'desk.hours.add', defaultMessage: 'Aggiungi orario' },
  addTo: { id: 'desk.hours.add-to', defaultMessage: '{day}: aggiungi orario' },
  copyMonday: { id: 'desk.hours.copy-monday', defaultMessage: 'Copia il lunedì da martedì a venerdì' },
  empty: { id: 'desk.hours.empty', defaultMessage: 'Scrivi l’ora di apertura e quella di chiusura.' },
  unreadable: { id: 'desk.hours.unreadable', defaultMessage: 'Scrivi ogni ora come 08:30, fino alle 23:59.' },
  backwards: { id: 'desk.hours.backwards', defaultMessage: 'La chiusura viene prima dell’apertura.' },
  overlap: { id: 'desk.hours.overlap', defaultMessage: 'Due orari si sovrappongono.' },
});
