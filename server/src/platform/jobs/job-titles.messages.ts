import { defineMessages } from '../i18n';

/** The platform's own jobs. */
export const jobTitles = defineMessages({
  sendMessages: { id: 'server.jobs.send-messages', defaultMessage: 'Posta in uscita' },
  sweepLimits: { id: 'server.jobs.sweep-limits', defaultMessage: 'Pulizia dei conteggi dei limiti' },
  sweepKeys: { id: 'server.jobs.sweep-keys', defaultMessage: 'Pulizia delle chiamate ripetute' },
});
