import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: {
    id: 'public.landing-dealers.heading',
    defaultMessage:
      '{dealers, plural, one {# concessionario} other {# concessionari}}, in {regions, plural, one {# regione} other {# regioni}}',
  },
  headingUnknown: { id: 'public.landing-dealers.heading-unknown', defaultMessage: 'Concessionari in tutta Italia' },
  lead: {
    id: 'public.landing-dealers.lead',
    defaultMessage: 'Firmi da casa, ma l’auto la affidi a persone che puoi incontrare.',
  },
  all: { id: 'public.landing-dealers.all', defaultMessage: 'Vedi tutti i concessionari' },
  fewer: { id: 'public.landing-dealers.fewer', defaultMessage: 'Vedi solo i primi tre' },
});
