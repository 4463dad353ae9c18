import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.jobs.title', defaultMessage: 'Attività pianificate' },
  never: { id: 'admin.system.jobs.never', defaultMessage: 'mai finora' },
  next: { id: 'admin.system.jobs.next', defaultMessage: 'prossimo' },
});
