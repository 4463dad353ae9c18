import { snapshotHashes } from '../../contracts';
import { type Fault, fault } from './faults';
import type { Replayed } from './replay';
import type { StoredHistory } from './stored-history';

/** Columns of the contract that are not what its history makes of them. */
export function rowFaults({ contract }: StoredHistory, { columns, snapshots, impossible }: Replayed): Fault[] {
  const row: Readonly<Record<string, unknown>> = contract;
  const changed = Object.entries(columns)
    .filter(([, expected]) => expected !== undefined)
    .filter(([column, expected]) => stored(row[column]) !== expected)
    .map(([column]) => column);
  const hashes = snapshotHashes(contract);
  if (differs(snapshots.package_sha256, hashes.package_sha256)) changed.push('package_snapshot');
  if (differs(snapshots.store_sha256, hashes.store_sha256)) changed.push('store_snapshot');
  const number = `CC-${contract.code_year}-${String(contract.code_number).padStart(6, '0')}`;
  if (contract.code !== number) changed.push('code');
  return [...impossible.map((seq) => fault('transition', seq)), ...changed.map((column) => fault('row', column))];
}

/** As an event's JSON has it. */
function stored(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function differs(told: unknown, hash: string): boolean {
  return told !== undefined && told !== hash;
}
