import { defineMessages } from 'shared-ui/intl';

/** What search engines and shared links say of the pages. */
export const messages = defineMessages({
  landing: {
    id: 'public.prerender.landing',
    defaultMessage:
      'Scrivi il numero di telaio e vedi i pacchetti di garanzia e manutenzione adatti alla tua auto, il prezzo con IVA e il concessionario più vicino. Firmi con un codice.',
  },
  privacy: {
    id: 'public.prerender.privacy',
    defaultMessage:
      'Quali dati trattiamo quando firmi un contratto CarCare, perché, per quanto tempo e quali diritti hai.',
  },
  terms: {
    id: 'public.prerender.terms',
    defaultMessage:
      'Le condizioni dei contratti CarCare di garanzia e manutenzione: durata, pagamento, recesso, esclusioni.',
  },
  rentalTerms: {
    id: 'public.prerender.rental-terms',
    defaultMessage: 'Le condizioni dei contratti CarCare di noleggio: durata, canone, riconsegna, recesso, esclusioni.',
  },
  accessibility: {
    id: 'public.prerender.accessibility',
    defaultMessage: 'Quanto è accessibile il sito di CarCare e come segnalare un problema.',
  },
});
