import type { PrintedContract } from '../documents';
import type { Contract } from './contract.types';
import { snapshotsOf } from './snapshots';

/** A contract with what was frozen for it, as it is printed. */
export function printed(contract: Contract): PrintedContract {
  return { ...contract, ...snapshotsOf(contract) };
}
