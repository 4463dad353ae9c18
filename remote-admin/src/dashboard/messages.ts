import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.dashboard.title', defaultMessage: 'Cruscotto' },
  allContracts: { id: 'admin.dashboard.all-contracts', defaultMessage: 'Tutti i contratti' },
  network: { id: 'admin.dashboard.network', defaultMessage: 'Caricamento dei numeri del mese' },
  analytics: { id: 'admin.dashboard.analytics', defaultMessage: 'Statistiche' },
});

export const attentionMessages = defineMessages({
  title: { id: 'admin.dashboard.attention.title', defaultMessage: 'Richiede attenzione' },
  none: { id: 'admin.dashboard.attention.none', defaultMessage: 'Tutto in ordine: non c’è nulla da fare.' },
  failed: { id: 'admin.dashboard.attention.failed', defaultMessage: 'Impossibile caricare l’elenco' },
  expiring: {
    id: 'admin.dashboard.attention.expiring',
    defaultMessage:
      '{count, plural, one {contratto in scadenza} other {contratti in scadenza}} entro {days} giorni, {sum}',
  },
  statements: {
    id: 'admin.dashboard.attention.statements',
    defaultMessage:
      '{count, plural, one {recesso dichiarato da controllare} other {recessi dichiarati da controllare}}',
  },
  refunds: {
    id: 'admin.dashboard.attention.refunds',
    defaultMessage: '{count, plural, one {rimborso da effettuare} other {rimborsi da effettuare}}',
  },
  unclear: {
    id: 'admin.dashboard.attention.unclear',
    defaultMessage: '{count, plural, one {contratto} other {contratti}} con pagamenti da chiarire',
  },
  toCollect: {
    id: 'admin.dashboard.attention.to-collect',
    defaultMessage: '{count, plural, one {contratto firmato} other {contratti firmati}} da incassare, {sum}',
  },
  blocked: {
    id: 'admin.dashboard.attention.blocked',
    defaultMessage: '{count, plural, one {firma bloccata} other {firme bloccate}} dopo troppi codici errati',
  },
  undelivered: {
    id: 'admin.dashboard.attention.undelivered',
    defaultMessage: '{count, plural, one {messaggio non consegnato} other {messaggi non consegnati}}',
  },
  reactivation: {
    id: 'admin.dashboard.attention.reactivation',
    defaultMessage:
      '{count, plural, one {persona chiede di riattivare l’account} other {persone chiedono di riattivare l’account}}',
  },
  stores: {
    id: 'admin.dashboard.attention.stores',
    defaultMessage:
      '{count, plural, one {dealer in linea a cui manca qualcosa: i clienti non lo trovano} other {dealer in linea a cui manca qualcosa: i clienti non li trovano}}',
  },
  packages: {
    id: 'admin.dashboard.attention.packages',
    defaultMessage:
      '{count, plural, one {pacchetto attivo e visibile che non si può vendere} other {pacchetti attivi e visibili che non si possono vendere}}',
  },
  system: {
    id: 'admin.dashboard.attention.system',
    defaultMessage: '{count, plural, one {parte del sistema} other {parti del sistema}} in difficoltà',
  },
});
