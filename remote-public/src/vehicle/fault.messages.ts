import { defineMessages } from 'shared-ui/intl';

/** What is asked where a field that is needed is empty. */
export const neededMessages = defineMessages({
  car_maker: { id: 'public.vehicle.needed-maker', defaultMessage: 'Inserisci la marca.' },
  car_model: { id: 'public.vehicle.needed-model', defaultMessage: 'Inserisci il modello.' },
  car_fuel: { id: 'public.vehicle.needed-fuel', defaultMessage: 'Scegli l’alimentazione.' },
  car_registration_date: {
    id: 'public.vehicle.needed-registration',
    defaultMessage: 'Inserisci la data di prima immatricolazione.',
  },
  km: { id: 'public.vehicle.needed-km', defaultMessage: 'Inserisci i chilometri.' },
});

/** What is asked where a number is none. */
export const numberMessages = defineMessages({
  car_model_year: {
    id: 'public.vehicle.number-model-year',
    defaultMessage: 'Scrivi l’anno modello con quattro cifre.',
  },
  km: { id: 'public.vehicle.number-km', defaultMessage: 'Scrivi i chilometri in cifre, per esempio 18.420.' },
});
