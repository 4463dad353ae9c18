import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  submit: { id: 'public.search-form.submit', defaultMessage: 'Cerca l’auto' },
  whereIsIt: { id: 'public.search-form.where', defaultMessage: 'Dove trovo il telaio?' },
});
