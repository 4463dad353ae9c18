import { defineMessages } from '../../platform/i18n';

export const auditMessages = defineMessages({
  sweepAddresses: {
    id: 'server.audit.job.addresses',
    defaultMessage: 'Pulizia degli indirizzi IP completi dello staff',
  },
  erased: { id: 'server.audit.erased', defaultMessage: 'Account cancellato' },
});
