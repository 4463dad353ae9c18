import { defineMessages } from 'shared-ui/intl';

export const priceMessages = defineMessages({
  title: { id: 'admin.packages.price.title', defaultMessage: 'Anteprima del prezzo' },
  incomplete: {
    id: 'admin.packages.price.incomplete',
    defaultMessage: 'Il totale compare quando prezzo, IVA e sconto sono completi.',
  },
  net: { id: 'admin.packages.price.net', defaultMessage: 'Prezzo netto' },
  discount: { id: 'admin.packages.price.discount', defaultMessage: 'Sconto' },
  tax: { id: 'admin.packages.price.tax', defaultMessage: 'IVA' },
  total: { id: 'admin.packages.price.total', defaultMessage: 'Totale per il cliente' },
  sample: { id: 'admin.packages.price.sample', defaultMessage: 'Prova con un’auto' },
  car_model: { id: 'admin.packages.price.model', defaultMessage: 'Modello' },
  car_fuel: { id: 'admin.packages.price.fuel', defaultMessage: 'Alimentazione' },
  anyFuel: { id: 'admin.packages.price.any-fuel', defaultMessage: 'Non indicata' },
  km: { id: 'admin.packages.price.km', defaultMessage: 'Chilometri' },
  car_registration_date: { id: 'admin.packages.price.registration', defaultMessage: 'Immatricolata il' },
  fits: { id: 'admin.packages.price.fits', defaultMessage: 'Questa auto può avere il pacchetto.' },
});
