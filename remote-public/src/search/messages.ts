import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.search.title', defaultMessage: 'Cerca la tua auto' },
  rentalTitle: { id: 'public.search.rental-title', defaultMessage: 'Noleggio: cominciamo dall’auto' },
  lead: {
    id: 'public.search.lead',
    defaultMessage: 'Scrivi il numero di telaio: sono 17 caratteri, al campo E del libretto.',
  },
  rentalLead: {
    id: 'public.search.rental-lead',
    defaultMessage: 'Scrivi il telaio dell’auto da noleggiare: vedi i canoni con IVA e quello che comprendono.',
  },
});
