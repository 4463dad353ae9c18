import { asc } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import type { Keys } from '../../../platform/keys';
import { contractCodeCounters, contractNumber, contracts, isCountTrusted } from '../../contracts';
import { verifyMessages } from './verify.messages';

/**
 * Contracts that are not there: a number is taken with its contract and kept by a deleted one, so that every number up
 * to the year's sealed last one has its contract. @returns a sentence for each fault
 */
export async function numberFaults(tx: Queries, keys: Keys): Promise<string[]> {
  const counts = await tx.select().from(contractCodeCounters).orderBy(asc(contractCodeCounters.year));
  const rows = await unscoped(tx, 'every contract is verified')
    .select({ year: contracts.code_year, number: contracts.code_number })
    .from(contracts);
  const taken = new Map<number, Set<number>>();
  for (const { year, number } of rows) taken.set(year, (taken.get(year) ?? new Set()).add(number));

  const faults: string[] = [];
  for (const year of [...taken.keys()].filter((each) => !counts.some((count) => count.year === each)))
    faults.push(t(verifyMessages.countBroken, { year: String(year) }));
  for (const count of counts) {
    const { year, last_number } = count;
    const numbers = taken.get(year) ?? new Set();
    if (!(await isCountTrusted(tx, keys, count)) || [...numbers].some((number) => number > last_number))
      faults.push(t(verifyMessages.countBroken, { year: String(year) }));
    for (let number = 1; number <= last_number; number += 1)
      if (!numbers.has(number)) faults.push(t(verifyMessages.missing, { code: contractNumber(year, number).code }));
  }
  return faults;
}
