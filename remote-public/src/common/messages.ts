import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  connection: {
    id: 'public.common.connection',
    defaultMessage:
      'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova: quello che hai scritto resta qui.',
  },
  waitSeconds: {
    id: 'public.common.wait-seconds',
    defaultMessage: '{seconds, plural, one {Riprova tra un secondo.} other {Riprova tra # secondi.}}',
  },
  waitMinutes: {
    id: 'public.common.wait-minutes',
    defaultMessage: '{minutes, plural, one {Riprova tra un minuto.} other {Riprova tra # minuti.}}',
  },
  loading: { id: 'public.common.loading', defaultMessage: 'Caricamento della pagina' },
});
