import type { adminOperations } from 'shared-api/contracts';
import type { CallOf } from 'shared-api/kernel';

/** What the audit is asked with: page, order, search and conditions. */
export type AuditQuery = CallOf<typeof adminOperations.listAudit>['query'];

/** The fields that the audit can be narrowed by. */
export type AuditFilter = NonNullable<AuditQuery['wheres']>[number]['field'];
