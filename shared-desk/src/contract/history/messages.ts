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
  verify: { id: 'desk.history.verify', defaultMessage: 'Verifica la catena' },
  chainWhole: {
    id: 'desk.history.chain-whole',
    defaultMessage:
      'La catena è integra: {events, plural, one {un evento} other {# eventi}}, ultima impronta {head}. Nessuno l’ha cambiata dopo.',
  },
  chainBroken: {
    id: 'desk.history.chain-broken',
    defaultMessage:
      'La catena non torna: la cronologia o un documento non sono più quelli registrati. Avvisare subito chi gestisce il sistema. {faults}',
  },
  noteBy: { id: 'desk.history.note-by', defaultMessage: '<b>Nota</b> di {author}' },
});
