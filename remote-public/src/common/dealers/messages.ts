import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  search: { id: 'public.dealers.search', defaultMessage: 'Città, CAP o nome' },
  clear: { id: 'public.dealers.clear', defaultMessage: 'Cancella la ricerca' },
  locate: { id: 'public.dealers.locate', defaultMessage: 'Usa la mia posizione' },
  locating: { id: 'public.dealers.locating', defaultMessage: 'Cerco la posizione' },
  locateDenied: {
    id: 'public.dealers.locate-denied',
    defaultMessage: 'Il browser non ci ha dato la posizione. Scrivi la città o il CAP: funziona lo stesso.',
  },
  none: {
    id: 'public.dealers.none',
    defaultMessage:
      'Nessun concessionario per «{search}». Prova con una città vicina, o <a>guarda l’elenco completo</a>.',
  },
  nobody: { id: 'public.dealers.nobody', defaultMessage: 'In questo momento nessun concessionario è disponibile.' },
  failed: {
    id: 'public.dealers.failed',
    defaultMessage: 'L’elenco dei concessionari non si può mostrare in questo momento. Riprova tra poco.',
  },
  openUntil: { id: 'public.dealers.open-until', defaultMessage: 'Aperto fino alle {time}' },
  opensToday: { id: 'public.dealers.opens-today', defaultMessage: 'Apre oggi alle {time}' },
  opensTomorrow: { id: 'public.dealers.opens-tomorrow', defaultMessage: 'Apre domani alle {time}' },
  opensOn: { id: 'public.dealers.opens-on', defaultMessage: 'Apre {day} alle {time}' },
  shut: { id: 'public.dealers.shut', defaultMessage: 'Chiuso' },
  mon: { id: 'public.dealers.mon', defaultMessage: 'lunedì' },
  tue: { id: 'public.dealers.tue', defaultMessage: 'martedì' },
  wed: { id: 'public.dealers.wed', defaultMessage: 'mercoledì' },
  thu: { id: 'public.dealers.thu', defaultMessage: 'giovedì' },
  fri: { id: 'public.dealers.fri', defaultMessage: 'venerdì' },
  sat: { id: 'public.dealers.sat', defaultMessage: 'sabato' },
  sun: { id: 'public.dealers.sun', defaultMessage: 'domenica' },
});
