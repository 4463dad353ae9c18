import type { Limit } from '../../../platform/limits';

/** Letters with a link that anybody can have sent to one mailbox. */
export const lettersPerMailbox: Limit = { name: 'password-letters', max: 3, windowSeconds: 900 };
