export type { AuditRecord } from './audit-chain';
export { auditHead, auditHeadAfter, hasAuditAction, hasAuditHash, lockAuditHead } from './audit-head';
export { type AuditContext, type AuditEntry, auditBeside, recordAudit } from './record-audit';
export { withOrigin } from './request-origin';
export { verifyAudit } from './verify-audit';
