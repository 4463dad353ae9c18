import { defineMessages } from '../../platform/i18n';

export const demonstrationMessages = defineMessages({
  clockBack: {
    id: 'server.demonstration.clock-back',
    defaultMessage: 'L’orologio va solo avanti: ora segna {now}.',
  },
  title: { id: 'server.demonstration.title', defaultMessage: 'Messaggi della dimostrazione' },
  intro: {
    id: 'server.demonstration.intro',
    defaultMessage:
      'Qui arrivano gli SMS e le e-mail che la dimostrazione manda: fuori di qui non parte nulla. La pagina si aggiorna da sola.',
  },
  empty: { id: 'server.demonstration.empty', defaultMessage: 'Ancora nessun messaggio.' },
  sms: { id: 'server.demonstration.sms', defaultMessage: 'SMS' },
  email: { id: 'server.demonstration.email', defaultMessage: 'E-mail' },
  sentTo: { id: 'server.demonstration.sent-to', defaultMessage: 'a {to}' },
  code: { id: 'server.demonstration.code', defaultMessage: 'Codice' },
  asItArrives: { id: 'server.demonstration.as-it-arrives', defaultMessage: 'Vedi l’e-mail come arriva' },
  attachments: { id: 'server.demonstration.attachments', defaultMessage: 'Allegati' },
  recipient: { id: 'server.demonstration.recipient', defaultMessage: 'Solo i messaggi a' },
  filter: { id: 'server.demonstration.filter', defaultMessage: 'Filtra' },
  clock: { id: 'server.demonstration.clock', defaultMessage: 'Orologio della dimostrazione: {now}' },
  forward: {
    id: 'server.demonstration.forward',
    defaultMessage: 'Avanti di {days, plural, one {un giorno} other {{days} giorni}}',
  },
  site: { id: 'server.demonstration.site', defaultMessage: 'Vai al sito' },
});
