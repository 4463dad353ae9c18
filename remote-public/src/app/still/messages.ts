import { defineMessages } from 'shared-ui/intl';

/** What search engines and shared links say of the pages. */
export const messages = defineMessages({
  landing: {
    id: 'public.still.landing',
    defaultMessage:
      'Scrivi il numero di telaio e vedi i pacchetti di garanzia e manutenzione adatti alla tua auto, il prezzo con IVA e il concessionario più vicino. Firmi con un codice.',
  },
  privacy: {
    id: 'public.still.privacy',
    defaultMessage:
      'Quali dati trattiamo quando firmi un contratto CarCare, perché, per quanto tempo e quali diritti hai.',
  },
  terms: {
    id: 'public.still.terms',
    defaultMessage:
      'Le condizioni dei contratti CarCare di garanzia e manutenzione: durata, pagamento, recesso, esclusioni.',
  },
  rentalTerms: {
    id: 'public.still.rental-terms',
    defaultMessage: 'Le condizioni dei contratti CarCare di noleggio: durata, canone, riconsegna, recesso, esclusioni.',
  },
  accessibility: {
    id: 'public.still.accessibility',
    defaultMessage: 'Quanto è accessibile il sito di CarCare e come segnalare un problema.',
  },
});
