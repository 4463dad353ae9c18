import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: {
    id: 'public.landing.heading',
    defaultMessage: 'Garanzia e manutenzione per la tua auto: bastano i 17 caratteri del telaio.',
  },
  lead: {
    id: 'public.landing.lead',
    defaultMessage:
      'Scrivi il numero di telaio: vedi i pacchetti adatti alla tua auto, il prezzo con IVA e il concessionario più vicino.',
  },
  factTax: { id: 'public.landing.fact-tax', defaultMessage: 'Prezzi con IVA' },
  factPay: { id: 'public.landing.fact-pay', defaultMessage: 'Paghi solo dopo la firma' },
  factWithdraw: { id: 'public.landing.fact-withdraw', defaultMessage: '14 giorni per recedere' },
  republic: { id: 'public.landing.republic', defaultMessage: 'Repubblica Italiana' },
  booklet: { id: 'public.landing.booklet', defaultMessage: 'Carta di circolazione' },
  vehicleData: { id: 'public.landing.vehicle-data', defaultMessage: 'Dati del veicolo' },
});
