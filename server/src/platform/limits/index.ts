export { codeLimits, coolDownSeconds, resendAt } from './code-limits';
export { createLimits, type Limit, type Limits } from './limits';
export { mailboxKey } from './mailbox-key';
export { type Holding, withinLimits } from './within-limits';
