import { defineMessages } from 'shared-ui/intl';

export const viewMessages = defineMessages({
  expiring: { id: 'staff.views.expiring', defaultMessage: 'In scadenza' },
  toCollect: { id: 'staff.views.to-collect', defaultMessage: 'Da incassare' },
  requests: { id: 'staff.views.requests', defaultMessage: 'Richieste dei clienti' },
  undelivered: { id: 'staff.views.undelivered', defaultMessage: 'Non consegnati' },
});
