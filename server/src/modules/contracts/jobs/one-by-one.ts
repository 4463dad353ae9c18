import { isDiskFull, isRetryable, isUnavailable, partOf, type Queries } from '../../../platform/db';
import type { Logger } from '../../../platform/log';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';

/** Contracts that a job could not do, while it did all others: the log names each. */
class ContractsLeftError extends Error {
  override readonly name = 'ContractsLeftError';

  constructor(left: number) {
    super(`${left} contracts could not be done`);
  }
}

type Identified = Pick<Contract, 'id'>;

/**
 * Does the same with each of the contracts that a transaction has locked; one that fails keeps no other from it.
 * @returns those that failed
 * @throws what is the database's own trouble, and not the contract's
 */
export async function oneByOne<C extends Identified>(
  tx: Queries,
  log: Logger,
  contracts: readonly C[],
  work: (contract: C) => Promise<void>,
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const contract of contracts) {
    try {
      await partOf(tx, () => work(contract));
    } catch (error) {
      noteLeft(log, contract, error);
      left.push(contract.id);
    }
  }
  return left;
}

/** Writes down why a contract was left. @throws what is the database's own trouble, and not the contract's */
export function noteLeft(log: Logger, { id }: Identified, error: unknown): void {
  if (isRetryable(error) || isUnavailable(error) || isDiskFull(error)) throw error;
  log.error({ err: error, contract_id: id }, 'a job left a contract');
}

/** @throws ContractsLeftError where some were left, so that the System page says so */
export function expectNoneLeft(left: number): void {
  if (left > 0) throw new ContractsLeftError(left);
}

const batch = 100;

/**
 * Does all that is due, some at a time, each time in a transaction of its own.
 * @param find locks what is due, up to so many, without what failed in this run already
 * @returns how many were done
 * @throws ContractsLeftError once all others were done
 */
export async function doAllDue(
  { db, log }: Pick<ContractsContext, 'db' | 'log'>,
  find: (tx: Queries, left: readonly string[], most: number) => Promise<readonly Contract[]>,
  work: (tx: Queries, contract: Contract) => Promise<void>,
): Promise<number> {
  let done = 0;
  const left: string[] = [];
  for (let found = batch; found === batch; ) {
    const failed = await db.transaction(async (tx) => {
      const due = await find(tx, left, batch);
      found = due.length;
      return oneByOne(tx, log, due, (contract) => work(tx, contract));
    });
    done += found - failed.length;
    left.push(...failed);
  }
  expectNoneLeft(left.length);
  return done;
}
