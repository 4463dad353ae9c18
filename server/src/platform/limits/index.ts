export { codeHoldings, coolDownSeconds, resendAt } from './code-limits';
export { createLimits, type Limit, type Limits } from './limits';
export { mailboxKey } from './mailbox-key';
export { withinLimits } from './within-limits';
