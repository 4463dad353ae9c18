import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  vehicle: { id: 'public.journey.vehicle', defaultMessage: 'Veicolo' },
  packages: { id: 'public.journey.packages', defaultMessage: 'Pacchetto' },
  store: { id: 'public.journey.store', defaultMessage: 'Concessionario' },
  confirm: { id: 'public.journey.confirm', defaultMessage: 'Dati' },
  sign: { id: 'public.journey.sign', defaultMessage: 'Firma' },
  toChoose: { id: 'public.journey.to-choose', defaultMessage: 'da scegliere' },
  plan: {
    id: 'public.journey.plan',
    defaultMessage: '{services, plural, =0 {nessun tagliando} one {# tagliando} other {# tagliandi}}, {months}, {km}',
  },
  registered: { id: 'public.journey.registered', defaultMessage: 'immatricolata il {date}' },
  dealerFar: { id: 'public.journey.dealer-far', defaultMessage: '{city}, a {km}' },
  total: {
    id: 'public.journey.total',
    defaultMessage: '{kind, select, rental {Canone totale, {months}, IVA inclusa} other {Totale, IVA inclusa}}',
  },
  payLater: {
    id: 'public.journey.pay-later',
    defaultMessage: 'Non paghi niente adesso: il pagamento viene dopo la firma.',
  },
  ledBack: {
    id: 'public.journey.led-back',
    defaultMessage:
      'Per arrivare a quel passo {step, select, vehicle {servono prima i dati dell’auto} packages {serve prima un pacchetto} store {serve prima un concessionario} other {servono prima i tuoi dati}}.',
  },
  continue: { id: 'public.journey.continue', defaultMessage: 'Continua' },
});
