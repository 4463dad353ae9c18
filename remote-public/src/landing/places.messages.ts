import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: { id: 'public.places.heading', defaultMessage: 'Tre posti dove leggere il telaio' },
  lead: {
    id: 'public.places.lead',
    defaultMessage:
      'Il telaio non usa mai le lettere I, O e Q: quella che sembra una I è un 1, quella che sembra una O è uno zero.',
  },
});
