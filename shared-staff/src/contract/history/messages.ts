import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.history.title', defaultMessage: 'Cronologia' },
  loading: { id: 'staff.history.loading', defaultMessage: 'Caricamento della cronologia' },
  service: { id: 'staff.history.service', defaultMessage: 'Tagliando {n}' },
  reminder: {
    id: 'staff.history.reminder',
    defaultMessage: '{days, plural, one {Promemoria «Manca un giorno»} other {Promemoria «Mancano # giorni»}}',
  },
  deletionUnpaid: { id: 'staff.history.deletion-unpaid', defaultMessage: 'Eliminazione, se non pagato' },
  deletionUnsigned: { id: 'staff.history.deletion-unsigned', defaultMessage: 'Eliminazione, se non firmato' },
  verify: { id: 'staff.history.verify', defaultMessage: 'Verifica la catena' },
  chainWhole: {
    id: 'staff.history.chain-whole',
    defaultMessage:
      'La catena è integra: {events, plural, one {un evento} other {# eventi}}, ultima impronta {head}. Nessuno l’ha cambiata dopo.',
  },
  chainBroken: {
    id: 'staff.history.chain-broken',
    defaultMessage:
      'La catena non torna: la cronologia o un documento non sono più quelli registrati. Avvisare subito chi gestisce il sistema. {faults}',
  },
  noteBy: { id: 'staff.history.note-by', defaultMessage: '<b>Nota</b> di {author}' },
});
