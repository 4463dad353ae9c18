import { defineMessages } from 'shared-ui/intl';

export const viewMessages = defineMessages({
  expiring: { id: 'manager.views.expiring', defaultMessage: 'In scadenza' },
  toCollect: { id: 'manager.views.to-collect', defaultMessage: 'Da incassare' },
  undelivered: { id: 'manager.views.undelivered', defaultMessage: 'Non consegnati' },
});
