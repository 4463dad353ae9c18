import { defineMessages } from 'shared-ui/intl';

/** What is asked where a field of the person is empty. */
export const neededMessages = defineMessages({
  firstname: { id: 'public.confirm.needed-firstname', defaultMessage: 'Inserisci il nome.' },
  lastname: { id: 'public.confirm.needed-lastname', defaultMessage: 'Inserisci il cognome.' },
  email: { id: 'public.confirm.needed-email', defaultMessage: 'Inserisci l’e-mail.' },
  phone: { id: 'public.confirm.needed-phone', defaultMessage: 'Inserisci il cellulare.' },
  address: { id: 'public.confirm.needed-street', defaultMessage: 'Inserisci la via e il numero civico.' },
  zip_code: { id: 'public.confirm.needed-zip', defaultMessage: 'Inserisci il CAP.' },
  city: { id: 'public.confirm.needed-city', defaultMessage: 'Inserisci il comune.' },
  province: { id: 'public.confirm.needed-province', defaultMessage: 'Scegli la provincia.' },
});
