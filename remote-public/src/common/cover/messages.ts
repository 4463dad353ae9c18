import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  taxNote: { id: 'public.prices.tax-note', defaultMessage: 'Prezzi al pubblico, IVA 22% inclusa' },
  from: { id: 'public.prices.from', defaultMessage: 'da {price}' },
  table: { id: 'public.prices.table', defaultMessage: 'Prezzi e coperture dei pacchetti' },
  excludedCell: { id: 'public.prices.excluded-cell', defaultMessage: 'Escluso' },
  notExcluded: { id: 'public.prices.not-excluded', defaultMessage: '—' },
  days: { id: 'public.prices.days', defaultMessage: '{days, plural, one {# giorno} other {# giorni}}' },
  yes: { id: 'public.prices.yes', defaultMessage: 'Sì' },
  contract: { id: 'public.prices.contract', defaultMessage: 'Leggi il contratto «{title}» (PDF)' },
  contractLoading: { id: 'public.prices.contract-loading', defaultMessage: 'Preparazione del contratto' },
  no: { id: 'public.prices.no', defaultMessage: 'No' },
});
