export { type Account, type Caller, type Visitor, visitor } from './caller';
export { hashPassword, verifyPassword } from './password-hash';
export { createSessions, isSessionOpen, type NewSession, type Sessions } from './sessions';
