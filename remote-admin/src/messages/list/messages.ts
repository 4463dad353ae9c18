import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.messages.title', defaultMessage: 'Messaggi' },
  lead: {
    id: 'admin.messages.lead',
    defaultMessage: 'SMS ed e-mail in uscita. Codici e link personali vengono oscurati dopo l’invio.',
  },
  templates: { id: 'admin.messages.templates', defaultMessage: 'Testi' },
  search: { id: 'admin.messages.search', defaultMessage: 'Contratto, cliente, targa' },
  statuses: { id: 'admin.messages.statuses', defaultMessage: 'Stato' },
  all: { id: 'admin.messages.all', defaultMessage: 'Tutti' },
  channel: { id: 'admin.messages.channel', defaultMessage: 'Canale' },
  purpose: { id: 'admin.messages.purpose', defaultMessage: 'Messaggio' },
  to: { id: 'admin.messages.to', defaultMessage: 'A' },
  attempts: { id: 'admin.messages.attempts', defaultMessage: 'Tentativi' },
  provider: { id: 'admin.messages.provider', defaultMessage: 'Fornitore' },
  cost: { id: 'admin.messages.cost', defaultMessage: 'Costo' },
  totalCost: {
    id: 'admin.messages.total-cost',
    defaultMessage: 'Costo dei messaggi trovati, compresi quelli dei contratti eliminati: {cost}',
  },
  contract: { id: 'admin.messages.contract', defaultMessage: 'Contratto' },
  store: { id: 'admin.messages.store', defaultMessage: 'Dealer' },
  created: { id: 'admin.messages.created', defaultMessage: 'Creato' },
  sent: { id: 'admin.messages.sent', defaultMessage: 'Inviato' },
  delivered: { id: 'admin.messages.delivered', defaultMessage: 'Consegnato' },
  subject: { id: 'admin.messages.subject', defaultMessage: 'Oggetto' },
  body: { id: 'admin.messages.body', defaultMessage: 'Testo' },
  bodyGone: { id: 'admin.messages.body-gone', defaultMessage: 'Il testo non si conserva più.' },
  error: { id: 'admin.messages.error', defaultMessage: 'Perché non è arrivato' },
  open: { id: 'admin.messages.open', defaultMessage: 'Leggi' },
  retry: { id: 'admin.messages.retry', defaultMessage: 'Riprova' },
  notRetryable: {
    id: 'admin.messages.not-retryable',
    defaultMessage:
      'Si riprova solo un messaggio non consegnato, se il codice o il link vale ancora e il recapito del cliente non è cambiato.',
  },
  empty: { id: 'admin.messages.empty', defaultMessage: 'Ancora nessun messaggio' },
  emptyAdvice: {
    id: 'admin.messages.empty-advice',
    defaultMessage: 'I messaggi nascono da soli: un link da firmare, un codice, una ricevuta.',
  },
});
