export { type AuditContext, type AuditEntry, recordAudit } from './record-audit';
