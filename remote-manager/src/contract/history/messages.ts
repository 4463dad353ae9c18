import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.history.title', defaultMessage: 'Cronologia' },
  loading: { id: 'manager.history.loading', defaultMessage: 'Caricamento della cronologia' },
  service: { id: 'manager.history.service', defaultMessage: 'Tagliando {n}' },
  reminder: {
    id: 'manager.history.reminder',
    defaultMessage: '{days, plural, one {Promemoria «Manca un giorno»} other {Promemoria «Mancano # giorni»}}',
  },
  deletionUnpaid: { id: 'manager.history.deletion-unpaid', defaultMessage: 'Eliminazione, se non pagato' },
  deletionUnsigned: { id: 'manager.history.deletion-unsigned', defaultMessage: 'Eliminazione, se non firmato' },
  noteBy: { id: 'manager.history.note-by', defaultMessage: '<b>Nota</b> di {author}' },
});
