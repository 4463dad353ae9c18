import { and, eq, inArray } from 'drizzle-orm';
import { hasAuditHash } from '../../../platform/audit';
import { type Database, type Queries, unscoped } from '../../../platform/db';
import { formatLongDateTime, t } from '../../../platform/i18n';
import { type Keys, sha256 } from '../../../platform/keys';
import { contractEvents, contracts } from '../../contracts';
import { documents, isStampOf, readSeal, type SealSource } from '../../documents';
import { atOneMoment } from '../verify/stored-history';
import { checkpointMessages as m } from './checkpoint.messages';
import {
  type CheckpointFile,
  certificateSha256,
  checkpointFile,
  type Head,
  headOf,
  isAuthentic,
} from './checkpoint-file';

export interface Comparison {
  readonly db: Database;
  readonly keys: Keys;
  readonly seal: SealSource;
  /** The checkpoint as it was kept outside. */
  readonly text: string;
  readonly write: (line: string) => void;
}

const batch = 500;

/**
 * Compares the database with a checkpoint that was kept elsewhere: every history must still hold what it held then. A
 * database that was restored from before it, or cut, does not. @returns 0 when everything of then is there, else 1
 */
export async function compareCheckpoint({ db, keys, seal, text, write }: Comparison): Promise<0 | 1> {
  const file = parse(text);
  if (file === null) {
    write(t(m.unreadable));
    return 1;
  }
  const when = formatLongDateTime(new Date(file.at));
  const signer = await readSeal(db, keys, seal);
  const own = signer === null ? null : sha256(signer.certificate);
  const faults = await atOneMoment(db, async (tx) => {
    if (!(await isAuthentic(file)) || !(await isOurs(tx, file, own))) return [t(m.notAuthentic)];
    const stamp = file.time_stamp === null ? [] : stampFaults(file, file.time_stamp);
    const audit = file.audit_head === null || (await hasAuditHash(tx, file.audit_head)) ? [] : [t(m.auditOlder)];
    return [...stamp, ...audit, ...(await headFaults(tx, file.heads.map(headOf)))];
  });
  faults.forEach(write);
  write(t(faults.length === 0 ? m.agrees : m.differs, { when, contracts: file.contracts, faults: faults.length }));
  return faults.length === 0 ? 0 : 1;
}

function parse(text: string): CheckpointFile | null {
  try {
    return checkpointFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Signed by today's seal, or by one that sealed documents here. */
async function isOurs(tx: Queries, file: CheckpointFile, own: string | null): Promise<boolean> {
  const certificate = certificateSha256(file);
  if (certificate === own) return true;
  const [sealed] = await unscoped(tx, 'every contract is verified')
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.certificate_sha256, certificate))
    .limit(1);
  return sealed !== undefined;
}

function stampFaults({ signature }: CheckpointFile, token: string): string[] {
  return isStampOf(Buffer.from(token, 'base64'), Buffer.from(signature, 'base64')) ? [] : [t(m.wrongStamp)];
}

async function headFaults(tx: Queries, heads: readonly Head[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < heads.length; start += batch) {
    const part = heads.slice(start, start + batch);
    const hashes = await hashesOf(tx, part);
    for (const { code, length, hash } of part) {
      const history = hashes.get(code);
      if (history === undefined) faults.push(t(m.missing, { code }));
      else if (length > 0 && history.get(length) !== hash) faults.push(t(m.older, { code, length }));
    }
  }
  return faults;
}

/** By code and by number, the hashes at which the checkpoint saw these histories end. */
async function hashesOf(tx: Queries, heads: readonly Head[]): Promise<Map<string, Map<number, string>>> {
  const codes = heads.map(({ code }) => code);
  const lengths = [...new Set(heads.map(({ length }) => length))];
  const rows = await unscoped(tx, 'every contract is verified')
    .select({ code: contracts.code, seq: contractEvents.seq, hash: contractEvents.hash })
    .from(contracts)
    .leftJoin(contractEvents, and(eq(contractEvents.contract_id, contracts.id), inArray(contractEvents.seq, lengths)))
    .where(inArray(contracts.code, codes));
  const found = new Map<string, Map<number, string>>();
  for (const { code, seq, hash } of rows) {
    const history = found.get(code) ?? new Map<number, string>();
    if (seq !== null && hash !== null) history.set(seq, hash);
    found.set(code, history);
  }
  return found;
}
