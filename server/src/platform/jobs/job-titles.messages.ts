import { defineMessages } from '../i18n';

/** The platform's own jobs. */
export const jobTitles = defineMessages({
  sendSms: { id: 'server.jobs.send-sms', defaultMessage: 'SMS in uscita' },
  sendEmail: { id: 'server.jobs.send-email', defaultMessage: 'E-mail in uscita' },
  sweepLimits: { id: 'server.jobs.sweep-limits', defaultMessage: 'Pulizia dei conteggi dei limiti' },
  sweepKeys: { id: 'server.jobs.sweep-keys', defaultMessage: 'Pulizia delle chiamate ripetute' },
});
