import type { Weekday } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const dayMessages: Record<Weekday, MessageDescriptor> = defineMessages({
  mon: { id: 'manager.day.mon', defaultMessage: 'Lunedì' },
  tue: { id: 'manager.day.tue', defaultMessage: 'Martedì' },
  wed: { id: 'manager.day.wed', defaultMessage: 'Mercoledì' },
  thu: { id: 'manager.day.thu', defaultMessage: 'Giovedì' },
  fri: { id: 'manager.day.fri', defaultMessage: 'Venerdì' },
  sat: { id: 'manager.day.sat', defaultMessage: 'Sabato' },
  sun: { id: 'manager.day.sun', defaultMessage: 'Domenica' },
});

export const messages = defineMessages({
  closed: { id: 'manager.hours.closed', defaultMessage: 'Chiuso' },
  from: { id: 'manager.hours.from', defaultMessage: '{day}, orario {place}: dalle' },
  to: { id: 'manager.hours.to', defaultMessage: '{day}, orario {place}: alle' },
  remove: { id: 'manager.hours.remove', defaultMessage: '{day}: togli l’orario {place}' },
  add: { id: 'manager.hours.add', defaultMessage: 'Aggiungi orario' },
  addTo: { id: 'manager.hours.add-to', defaultMessage: '{day}: aggiungi orario' },
  copyMonday: { id: 'manager.hours.copy-monday', defaultMessage: 'Copia il lunedì da martedì a venerdì' },
  empty: { id: 'manager.hours.empty', defaultMessage: 'Scrivi l’ora di apertura e quella di chiusura.' },
  backwards: { id: 'manager.hours.backwards', defaultMessage: 'La chiusura viene prima dell’apertura.' },
  overlap: { id: 'manager.hours.overlap', defaultMessage: 'Due orari si sovrappongono.' },
});
