import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  loading: { id: 'public.common.loading', defaultMessage: 'Caricamento della pagina' },
});
