import { defineMessages } from 'shared-ui/intl';

export const sectionMessages = defineMessages({
  title: { id: 'public.vin-places.title', defaultMessage: 'Dove trovo il telaio?' },
});
