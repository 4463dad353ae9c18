import type { Queries } from '../../../platform/db';
import type { Scope } from '../../../scope';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { type Creation, createContract } from '../create/create-contract';
import { factsForStaff } from '../create/sale-facts';
import { auditStaff, staffEntry } from './audit-staff';
import { staffOf } from './staff-call';

interface DeskCreation extends Pick<Creation, 'body' | 'from'> {
  /** Whether the transaction does more with it: the end of the audit is then locked after that. */
  readonly goesOn: boolean;
}

/**
 * A draft that staff makes for a store in sight, and its entry in the audit.
 * @throws Refusal `offer_changed`, `validation`
 */
export async function createAtDesk(
  tx: Queries,
  context: ContractsContext,
  scope: Scope,
  { body, from, goesOn }: DeskCreation,
): Promise<Contract> {
  const staff = staffOf(scope);
  const audit = (contract: Pick<Contract, 'id' | 'code'>) => ({ staff, contract, action: 'created', data: from ?? {} });
  const made = await createContract(tx, context, {
    body,
    facts: await factsForStaff(tx, scope, body, context.clock.now()),
    source: 'manager',
    actor: staff.actor,
    userUid: null,
    staffUid: staff.uid,
    ...(from === undefined ? {} : { from }),
    ...(goesOn ? {} : { audit: (contract) => staffEntry(audit(contract)) }),
  });
  if (goesOn) await auditStaff(tx, context, audit(made));
  return made;
}
