import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: {
    id: 'public.prices.heading',
    defaultMessage:
      '{count, plural, =4 {Quattro pacchetti, prezzi con IVA} one {Un pacchetto, prezzo con IVA} other {# pacchetti, prezzi con IVA}}',
  },
  lead: {
    id: 'public.prices.lead',
    defaultMessage:
      'Il prezzo per la tua auto dipende da modello, età e chilometri: lo vedi appena inserisci il telaio.',
  },
  excluded: {
    id: 'public.prices.excluded',
    defaultMessage:
      '<b>Le esclusioni valide per tutti</b>, come le parti soggette a usura, sono alla clausola 6 delle <a>condizioni di contratto</a>.',
  },
  insert: { id: 'public.prices.insert', defaultMessage: 'Inserisci il telaio' },
  failed: {
    id: 'public.prices.failed',
    defaultMessage: 'I prezzi non si possono mostrare in questo momento. Li vedi comunque appena inserisci il telaio.',
  },
});
