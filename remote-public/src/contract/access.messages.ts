import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.access.title', defaultMessage: 'Apri il tuo contratto' },
  lead: {
    id: 'public.access.lead',
    defaultMessage: 'Per mostrarti i dati per intero inviamo un codice al cellulare scritto nel contratto.',
  },
  signedElsewhere: {
    id: 'public.access.signed-elsewhere',
    defaultMessage: 'Intanto il contratto è stato firmato, in un’altra finestra o da un altro dispositivo.',
  },
  contract: { id: 'public.access.contract', defaultMessage: 'Contratto' },
  holder: { id: 'public.access.holder', defaultMessage: 'Intestatario' },
  phone: { id: 'public.access.phone', defaultMessage: 'Cellulare' },
  car: { id: 'public.access.car', defaultMessage: 'Auto' },
  dealer: { id: 'public.access.dealer', defaultMessage: 'Dealer' },
  send: { id: 'public.access.send', defaultMessage: 'Invia il codice di accesso' },
  sent: {
    id: 'public.access.sent',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al numero {phone}. Scade tra 10 minuti.',
  },
  underWay: {
    id: 'public.access.under-way',
    defaultMessage: 'Scrivi il codice di 6 cifre che abbiamo inviato al numero {phone}.',
  },
  label: { id: 'public.access.label', defaultMessage: 'Codice di accesso' },
  open: { id: 'public.access.open', defaultMessage: 'Apri il contratto' },
  signIn: { id: 'public.access.sign-in', defaultMessage: 'Oppure <a>accedi al tuo account</a>.' },
  unknownTitle: { id: 'public.access.unknown-title', defaultMessage: 'Questo contratto non si può aprire' },
  unknownText: {
    id: 'public.access.unknown-text',
    defaultMessage:
      'Il link non porta a nessun contratto: forse è incompleto, o il contratto non c’è più. Controlla il messaggio che hai ricevuto, oppure chiama il {phone}.',
  },
  unknownAction: { id: 'public.access.unknown-action', defaultMessage: 'Torna alla pagina iniziale' },
  page: { id: 'public.access.page', defaultMessage: 'Il tuo contratto' },
  failed: { id: 'public.access.failed', defaultMessage: 'Il contratto non si può mostrare in questo momento' },
  loading: { id: 'public.access.loading', defaultMessage: 'Caricamento del contratto' },
});
