import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  taxNote: { id: 'public.prices.tax-note', defaultMessage: 'Prezzi al pubblico, IVA 22% inclusa' },
  from: { id: 'public.prices.from', defaultMessage: 'da {price}' },
  table: { id: 'public.prices.table', defaultMessage: 'Prezzi e coperture dei pacchetti' },
  duration: { id: 'public.prices.duration', defaultMessage: 'Durata' },
  months: { id: 'public.prices.months', defaultMessage: 'Mesi' },
  kilometres: { id: 'public.prices.kilometres', defaultMessage: 'Chilometri' },
  maintenance: { id: 'public.prices.maintenance', defaultMessage: 'Manutenzione' },
  services: { id: 'public.prices.services', defaultMessage: 'Tagliandi, ricambi e manodopera' },
  filters: { id: 'public.prices.filters', defaultMessage: 'Filtri e liquidi' },
  faults: { id: 'public.prices.faults', defaultMessage: 'Guasti' },
  engine: { id: 'public.prices.engine', defaultMessage: 'Motore e cambio' },
  electrics: { id: 'public.prices.electrics', defaultMessage: 'Impianto elettrico ed elettronica' },
  climate: { id: 'public.prices.climate', defaultMessage: 'Climatizzatore' },
  battery: { id: 'public.prices.battery', defaultMessage: 'Batteria di trazione e inverter' },
  assistance: { id: 'public.prices.assistance', defaultMessage: 'Assistenza' },
  rescue: { id: 'public.prices.rescue', defaultMessage: 'Soccorso stradale, 24 ore su 24' },
  replacement: { id: 'public.prices.replacement', defaultMessage: 'Auto sostitutiva' },
  days: { id: 'public.prices.days', defaultMessage: '{days, plural, one {# giorno} other {# giorni}}' },
  yes: { id: 'public.prices.yes', defaultMessage: 'Sì' },
  no: { id: 'public.prices.no', defaultMessage: 'No' },
});
