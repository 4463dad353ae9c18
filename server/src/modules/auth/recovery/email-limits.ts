import type { Limit } from '../../../platform/limits';

/** E-mails with a link that anybody can have sent to one mailbox. */
export const emailsPerMailbox: Limit = { name: 'password-letters', max: 'letters.per_mailbox', windowSeconds: 900 };
