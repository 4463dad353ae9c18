import { type AuditEntry, recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import type { Json } from '../../../platform/db/schema';
import type { Contract, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';

export interface StaffAudit {
  readonly staff: StaffMember;
  readonly contract: Pick<Contract, 'id' | 'code'>;
  /** What was done, without the area: `deleted`, `paid`. */
  readonly action: string;
  /** Counts, codes and ids only. */
  readonly data?: Json;
}

/** Writes down that staff did something to a contract which has to be answered for. */
export function auditStaff(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys'>,
  audit: StaffAudit,
): Promise<void> {
  return recordAudit(tx, context, staffEntry(audit));
}

/** The entry of the audit for that. */
export function staffEntry({ staff, contract, action, data = {} }: StaffAudit): AuditEntry {
  return {
    actor: staff.actor,
    actorUid: staff.uid,
    action: `contracts.${action}`,
    subject: { kind: 'contract', id: contract.id },
    data: { code: contract.code, ...data },
  };
}
