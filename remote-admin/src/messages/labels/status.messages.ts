import { defineMessages } from 'shared-ui/intl';

/** How far a message is. */
export const statusNames = defineMessages({
  queued: { id: 'admin.message-status.queued', defaultMessage: 'In partenza' },
  sent: { id: 'admin.message-status.sent', defaultMessage: 'Inviato' },
  delivered: { id: 'admin.message-status.delivered', defaultMessage: 'Consegnato' },
  failed: { id: 'admin.message-status.failed', defaultMessage: 'Non consegnato' },
  voided: { id: 'admin.message-status.voided', defaultMessage: 'Annullato' },
});
