import type { Limit } from '../../../platform/limits';

/** E-mails with a link for a password that anybody can have sent to one mailbox. */
export const emailsPerMailbox: Limit = { name: 'password-letters', max: 'letters.per_mailbox', windowSeconds: 900 };

/** The same from the operator, counted apart: what strangers ask for must not keep an invitation back. */
export const operatorsEmailsPerMailbox: Limit = { ...emailsPerMailbox, name: 'password-letters-operator' };
