import { defineMessages } from 'shared-ui/intl';

export const versionMessages = defineMessages({
  title: { id: 'admin.packages.version.title', defaultMessage: 'Versioni' },
  loading: { id: 'admin.packages.version.loading', defaultMessage: 'Caricamento delle versioni' },
  version: { id: 'admin.packages.version.name', defaultMessage: 'Versione {version}' },
  contracts: {
    id: 'admin.packages.version.contracts',
    defaultMessage: '{count, plural, =0 {nessun contratto} one {un contratto} other {{count, number} contratti}}',
  },
});
