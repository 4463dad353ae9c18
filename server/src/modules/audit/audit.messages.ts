import { defineMessages } from '../../platform/i18n';

export const auditMessages = defineMessages({
  erased: { id: 'server.audit.erased', defaultMessage: 'Account cancellato' },
});
