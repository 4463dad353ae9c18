import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.landing.title', defaultMessage: 'La manutenzione della tua auto a prezzo fisso' },
});
