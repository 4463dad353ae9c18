import type { Limit } from '../../../platform/limits';

/** Letters with a link that anybody can have sent to one mailbox. */
export const lettersPerMailbox: Limit = { name: 'password-letters', max: 'letters.per_mailbox', windowSeconds: 900 };
