import type { Database } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import type { Storage } from '../../../platform/storage';
import { chainStart, contractNumber, snapshotHashes } from '../../contracts';
import type { Verify } from '../../signing';
import { chainFaults, detailFaults } from './chain-faults';
import { consentFaults } from './consent-faults';
import { documentFaults } from './document-faults';
import { type Fault, fault, faultText } from './faults';
import { fileFaults } from './file-faults';
import { moneyFaults } from './money-faults';
import { type Replayed, replay } from './replay';
import { atOneMoment, readHistories, type StoredHistory } from './stored-history';

export interface Verification {
  readonly valid: boolean;
  readonly events: number;
  readonly head: string;
  readonly documents: number;
  readonly faults: readonly Fault[];
}

export interface VerifyParts {
  readonly db: Database;
  readonly keys: Keys;
  readonly storage: Storage;
}

/** Checks one contract as the database and the storage hold it now. */
export async function verifyContract({ db, keys, storage }: VerifyParts, contractId: string): Promise<Verification> {
  const [history] = await atOneMoment(db, (tx) => readHistories(tx, [contractId]));
  if (history === undefined) throw new Error('There is no such contract');
  return verifyHistory({ keys, storage }, history);
}

/**
 * Replays a contract's sealed history against its row, its consents, its money and its documents, and checks every
 * detail that was not erased and every file.
 */
export async function verifyHistory(
  { keys, storage }: Pick<VerifyParts, 'keys' | 'storage'>,
  history: StoredHistory,
): Promise<Verification> {
  const faults = [
    ...chainFaults(keys, history),
    ...detailFaults(history),
    ...rowFaults(history, replay(history.events)),
    ...consentFaults(history),
    ...moneyFaults(history),
    ...documentFaults(history),
    ...(await fileFaults(storage, history)),
  ];
  return {
    valid: faults.length === 0,
    events: history.events.length,
    head: history.events.at(-1)?.hash ?? chainStart,
    documents: history.documents.length,
    faults,
  };
}

/** The same for who reads what was found. */
export function verifyInWords(parts: VerifyParts): Verify {
  return async (contractId) => {
    const { valid, events, head, faults } = await verifyContract(parts, contractId);
    return { valid, events, head, faults: faults.map(faultText) };
  };
}

/** Columns of the contract that are not what its history makes of them. */
function rowFaults({ contract }: StoredHistory, { columns, snapshots, impossible }: Replayed): Fault[] {
  const row: Readonly<Record<string, unknown>> = contract;
  const changed = Object.entries(columns)
    .filter(([, expected]) => expected !== undefined)
    .filter(([column, expected]) => stored(row[column]) !== expected)
    .map(([column]) => column);
  const hashes = snapshotHashes(contract);
  if (differs(snapshots.package_sha256, hashes.package_sha256)) changed.push('package_snapshot');
  if (differs(snapshots.store_sha256, hashes.store_sha256)) changed.push('store_snapshot');
  if (contract.code !== contractNumber(contract.code_year, contract.code_number).code) changed.push('code');
  return [...impossible.map((seq) => fault('transition', seq)), ...changed.map((column) => fault('row', column))];
}

/** As an event's JSON has it. */
function stored(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function differs(told: unknown, hash: string): boolean {
  return told !== undefined && told !== hash;
}
