export type { AuditRecord } from './audit-chain';
export { auditHead, hasAuditHash } from './audit-head';
export { type AuditContext, type AuditEntry, recordAudit } from './record-audit';
export { withOrigin } from './request-origin';
export { type AuditVerdict, verifyAudit } from './verify-audit';
