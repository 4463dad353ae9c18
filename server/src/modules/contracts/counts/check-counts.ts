import type { ContractsContext } from '../contracts.context';
import { correctCounts } from './kept-counts.repository';

/** Compares the kept counts with the contracts and puts right what differs, which is worth a look. @returns how many did */
export async function checkCounts({ db, log }: Pick<ContractsContext, 'db' | 'log'>): Promise<number> {
  const corrected = await correctCounts(db);
  if (corrected > 0) log.error({ corrected }, 'kept counts were not those of the contracts');
  return corrected;
}
