import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { randomContractUid } from '../../../platform/keys';
import type { Contract } from '../contract.types';
import { indexed } from '../contracts.repository';
import { contractNumber } from '../create/new-contract';
import { contracts } from '../tables/contract.table';
import { storedContract } from './stored-contract';
import type { World } from './world';

/** A statement holds 65,535 values at most. */
const batch = 500;

/** What a copy has otherwise than its original; the database's own checks hold for it. */
export type CopyChange = Partial<Omit<Contract, 'id' | 'contract_uid' | 'code' | 'code_year' | 'code_number'>>;

/** Many contracts at once, each like one that the funnel made but for what is told: lists need more than a few. */
export async function copyContract(world: World, uid: string, changes: readonly CopyChange[]): Promise<Contract[]> {
  const { db } = world.platform;
  const original = await storedContract(world, uid);
  const taken = await db.read.$count(contracts);
  const rows = changes.map((change, index) => {
    const number = 1_000 + taken + index;
    const row = {
      ...original,
      ...change,
      id: randomUUID(),
      contract_uid: randomContractUid(),
      ...contractNumber(original.code_year, number),
    };
    return { ...row, ...indexed(row) };
  });
  for (let start = 0; start < rows.length; start += batch) {
    await db.read.insert(contracts).values(rows.slice(start, start + batch));
  }
  return rows;
}

/** Gives each copy a history with nothing in it: erasing and checkpoints go by histories. */
export async function beginHistories({ platform }: World): Promise<void> {
  await platform.db.read.execute(sql`insert into contract_chains (contract_id, length, head)
    select id, 0, repeat('0', 64) from contracts
    where not exists (select from contract_chains where contract_id = contracts.id)`);
}
