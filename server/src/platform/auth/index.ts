export { type Account, type Caller, visitor } from './caller';
export { hashPassword, verifyPassword } from './password-hash';
export { createSessions, isSessionOpen, type Sessions } from './sessions';
