import { defineMessages } from 'shared-ui/intl';

export const exportMessages = defineMessages({
  file: { id: 'staff.export.file', defaultMessage: 'contratti-{date}' },
  running: {
    id: 'staff.export.running',
    defaultMessage: 'Esportazione di {count, plural, one {un contratto} other {{count, number} contratti}}',
  },
});
