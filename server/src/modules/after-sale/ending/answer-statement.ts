import type { statementAnswer } from 'shared-api/entities';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/db';
import { wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  auditStaff,
  type Contract,
  type ContractsContext,
  findContract,
  type StaffCall,
  withContract,
} from '../../contracts';
import { closeNotices } from '../../notifications';
import { afterSaleMessages } from '../after-sale.messages';
import { endStatement } from '../tasks/end-statement';
import { openStatementOf } from '../tasks/open-statement';
import { tellClosed, tellOutcome } from './tell-outcome';
import { endByWithdrawal, expectWithdrawable, keepReceipt } from './withdraw';

type Answer = z.output<typeof statementAnswer>;

/**
 * Staff looked at a withdrawal that was stated without the phone. Accepted, the contract ends as by its customer's own
 * hand, in time when it was stated in time; rejected, it goes on, nobody has to look any more, and who
 * stated it is told.
 * @throws Refusal `not_found`, `stale`; `status` where none waits, and where the contract cannot be withdrawn from
 */
export async function answerStatement(
  context: ContractsContext,
  call: StaffCall,
  { outcome }: Answer,
): Promise<Contract> {
  const { db, clock } = context;
  const read = await findContract(db.read, call.scope, call.contractUid);
  const statedAt = await waiting(db.read, read);
  if (outcome === 'accepted') expectOfSigned(read, statedAt);
  const file = outcome === 'accepted' ? await keepReceipt(context, read, statedAt) : null;
  return withContract(context, call, async (tx, contract, staff) => {
    call.expectVersion(contract.version);
    // Somebody may have answered it, or the customer withdrawn, meanwhile.
    await waiting(tx, contract);
    await auditStaff(tx, context, { staff, contract, action: `statement-${outcome}` });
    if (file !== null) {
      expectOfSigned(contract, statedAt);
      const ended = await endByWithdrawal(tx, context, contract, { file, statedAt, by: staff.uid });
      await tellOutcome(tx, context, ended.contract, statedAt);
      return ended.contract;
    }
    const now = clock.now();
    await endStatement(tx, contract.id, staff.uid, now);
    await closeNotices(tx, contract.id, ['statement'], now);
    await tellClosed(tx, context, contract, statedAt);
    return contract;
  });
}

/** @throws Refusal `status` as for a withdrawal at that time, and before the signature */
function expectOfSigned(contract: Contract, statedAt: Date): void {
  expectWithdrawable(contract, statedAt);
  if (contract.signed_at !== null && statedAt < contract.signed_at)
    throw wrongStatus(t(afterSaleMessages.statementEarly));
}

/** When the statement that waits on a contract was made. @throws Refusal `status` where none waits */
async function waiting(db: Queries, { id }: Contract): Promise<Date> {
  const statedAt = await openStatementOf(db, id);
  if (statedAt === null) throw wrongStatus(t(afterSaleMessages.statementNone));
  return statedAt;
}
