import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.history.title', defaultMessage: 'Cronologia' },
  loading: { id: 'desk.history.loading', defaultMessage: 'Caricamento della cronologia' },
  service: { id: 'desk.history.service', defaultMessage: 'Tagliando {n}' },
  reminder: {
    id: 'desk.history.reminder',
    defaultMessage: '{days, plural, one {Promemoria «Manca un giorno»} other {Promemoria «Mancano # giorni»}}',
  },
  deletionUnpaid: { id: 'desk.history.deletion-unpaid', defaultMessage: 'Eliminazione, se non pagato' },
  deletionUnsigned: { id: 'desk.history.deletion-unsigned', defaultMessage: 'Eliminazione, se non firmato' },
  noteBy: { id: 'desk.history.note-by', defaultMessage: '<b>Nota</b> di {author}' },
});
