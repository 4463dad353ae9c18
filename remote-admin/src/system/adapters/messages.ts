import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.adapters.title', defaultMessage: 'Adattatori' },
  meta: { id: 'admin.system.adapters.meta', defaultMessage: 'i servizi esterni' },
  answers: { id: 'admin.system.adapters.answers', defaultMessage: 'risponde' },
  builtIn: { id: 'admin.system.adapters.built-in', defaultMessage: 'integrato' },
  ill: { id: 'admin.system.adapters.ill', defaultMessage: 'richiede attenzione' },
  send: { id: 'admin.system.adapters.send', defaultMessage: 'Invia una prova' },
  sendOf: { id: 'admin.system.adapters.send-of', defaultMessage: 'Invia una prova: {title}' },
  try: { id: 'admin.system.adapters.try', defaultMessage: 'Prova' },
  tryOf: { id: 'admin.system.adapters.try-of', defaultMessage: 'Prova: {title}' },
  worked: { id: 'admin.system.adapters.worked', defaultMessage: 'Prova riuscita in {duration}.' },
  failed: { id: 'admin.system.adapters.failed', defaultMessage: 'Prova non riuscita, {duration}.' },
  askTitle: { id: 'admin.system.adapters.ask-title', defaultMessage: 'Invia una prova: {title}' },
  phone: { id: 'admin.system.adapters.phone', defaultMessage: 'Cellulare' },
  phoneHint: {
    id: 'admin.system.adapters.phone-hint',
    defaultMessage: 'Parte un SMS reale; il numero non viene salvato.',
  },
  email: { id: 'admin.system.adapters.email', defaultMessage: 'E-mail' },
  emailHint: {
    id: 'admin.system.adapters.email-hint',
    defaultMessage: 'Parte un messaggio reale; l’indirizzo non viene salvato.',
  },
  cancel: { id: 'admin.system.adapters.cancel', defaultMessage: 'Annulla' },
});
