import { defineMessages } from 'shared-ui/intl';

export const exportMessages = defineMessages({
  file: { id: 'desk.export.file', defaultMessage: 'contratti-{date}' },
  running: { id: 'desk.export.running', defaultMessage: 'Esportazione di {total} contratti' },
});
