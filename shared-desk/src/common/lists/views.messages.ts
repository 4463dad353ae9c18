import { defineMessages } from 'shared-ui/intl';

export const viewMessages = defineMessages({
  expiring: { id: 'desk.views.expiring', defaultMessage: 'In scadenza' },
  toCollect: { id: 'desk.views.to-collect', defaultMessage: 'Da incassare' },
  undelivered: { id: 'desk.views.undelivered', defaultMessage: 'Non consegnati' },
});
