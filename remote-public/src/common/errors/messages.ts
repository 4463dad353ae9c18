import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: {
    id: 'public.errors.title',
    defaultMessage: '{count, plural, one {C’è un dato da correggere} other {Ci sono # dati da correggere}}',
  },
});
