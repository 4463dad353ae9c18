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
    defaultMessage:
      'Qui sotto trovi i noleggi in listino. Quando hai scelto l’auto dal concessionario, scrivi il suo telaio e prosegui con il contratto.',
  },
  rentals: { id: 'public.search.rentals', defaultMessage: 'I noleggi in listino' },
  rentalsLead: {
    id: 'public.search.rentals-lead',
    defaultMessage:
      'Canoni totali, IVA inclusa. Non hai ancora scelto l’auto? Chiama il {phone} o <a>cerca il concessionario più vicino</a>: ti dice quali auto ha e ti dà il telaio.',
  },
  rentalsLoading: { id: 'public.search.rentals-loading', defaultMessage: 'Caricamento dei noleggi' },
  noRentals: {
    id: 'public.search.no-rentals',
    defaultMessage:
      'In questo momento nessun noleggio è in listino. Chiama il {phone}: cerchiamo insieme una soluzione.',
  },
  plan: {
    id: 'public.search.plan',
    defaultMessage: '{months} e {km}, {services, plural, =0 {nessun tagliando} one {# tagliando} other {# tagliandi}}',
  },
  monthly: { id: 'public.search.monthly', defaultMessage: 'pari a {price} al mese' },
  included: { id: 'public.search.included', defaultMessage: 'Comprende: {lines}' },
  excluded: { id: 'public.search.excluded', defaultMessage: 'Non comprende: {lines}' },
});
