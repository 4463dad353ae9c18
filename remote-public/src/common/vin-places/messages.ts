import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  windscreen: { id: 'public.vin-places.windscreen', defaultMessage: 'Parabrezza' },
  windscreenText: {
    id: 'public.vin-places.windscreen-text',
    defaultMessage: 'In basso, dal lato del guidatore. Si legge da fuori, attraverso il vetro.',
  },
  door: { id: 'public.vin-places.door', defaultMessage: 'Portiera' },
  doorText: {
    id: 'public.vin-places.door-text',
    defaultMessage: 'Apri quella del guidatore: è sulla targhetta fissata al montante.',
  },
  booklet: { id: 'public.vin-places.booklet', defaultMessage: 'Libretto' },
  bookletText: {
    id: 'public.vin-places.booklet-text',
    defaultMessage: 'Al campo E della carta di circolazione o del documento unico.',
  },
});
