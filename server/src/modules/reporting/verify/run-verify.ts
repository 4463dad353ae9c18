import { asc, count as countOf, eq, gt } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import { severalAtOnce } from '../../../platform/several';
import { contracts, wrongCounts } from '../../contracts';
import { faultText } from './faults';
import { numberFaults } from './number-faults';
import { atOneMoment, readHistories, type StoredHistory } from './stored-history';
import { verifyMessages } from './verify.messages';
import { type VerifyParts, verifyHistory } from './verify-contract';

interface VerifyRun extends VerifyParts {
  /** One contract's code, or undefined for all. */
  readonly code: string | undefined;
  readonly write: (line: string) => void;
  /** After how many contracts it says how far it is: thousands take minutes. */
  readonly toldEvery?: number;
}

const batch = 200;

/** While the files of one come from disk or bucket others are checked. */
const atOnce = 8;

/** Checks one contract or all of them and says what it found. @returns 0 when everything is whole, else 1 */
export async function runVerify(run: VerifyRun): Promise<0 | 1> {
  const { code, write } = run;
  const tellProgress = await progressOf(run);
  const count = { checked: 0, whole: 0, broken: 0, pending: 0 };
  const verified = severalAtOnce(historiesOf(run), atOnce, async (history) => ({
    history,
    found: await verifyHistory(run, history),
  }));
  for await (const { history, found } of verified) {
    const { valid, events, head, documents, faults } = found;
    const { code: own } = history.contract;
    count.checked += 1;
    count[valid ? 'whole' : 'broken'] += 1;
    if (waitsForItsSeal(history)) count.pending += 1;
    if (!valid) write(t(verifyMessages.broken, { code: own, faults: faults.map(faultText).join('; ') }));
    else if (code !== undefined)
      write(t(verifyMessages.whole, { code: own, events, documents, head: head.slice(0, 16) }));
    tellProgress(count.checked);
  }
  if (code !== undefined && count.checked === 0) {
    write(t(verifyMessages.unknown, { code }));
    return 1;
  }
  const missing = code === undefined ? await faultsAcross(run) : [];
  missing.forEach(write);
  write(t(verifyMessages.summary, count));
  return count.broken > 0 || missing.length > 0 ? 1 : 0;
}

async function progressOf({ db, code, write, toldEvery = 10_000 }: VerifyRun): Promise<(checked: number) => void> {
  if (code !== undefined) return () => undefined;
  const [counted] = await unscoped(db.read, 'every contract is verified').select({ total: countOf() }).from(contracts);
  const total = counted?.total ?? 0;
  return (checked) => {
    if (checked % toldEvery === 0) write(t(verifyMessages.soFar, { checked, total }));
  };
}

/** What no single contract shows: numbers without a contract, and counts that are not theirs. */
async function faultsAcross({ db, keys }: VerifyRun): Promise<string[]> {
  const missing = await atOneMoment(db, (tx) => numberFaults(tx, keys));
  const wrong = await wrongCounts(db.read);
  return wrong === 0 ? missing : [...missing, t(verifyMessages.keptCounts, { count: wrong })];
}

/** In batches, each read at one moment, so that what changes meanwhile is no fault. */
async function* historiesOf({ db, code }: VerifyRun): AsyncGenerator<StoredHistory> {
  for (let after = ''; ; ) {
    const histories = await atOneMoment(db, async (tx) => {
      const rows = await unscoped(tx, 'every contract is verified')
        .select({ id: contracts.id })
        .from(contracts)
        .where(code === undefined ? gt(contracts.code, after) : eq(contracts.code, code))
        .orderBy(asc(contracts.code))
        .limit(batch);
      const ids = rows.map(({ id }) => id);
      return readHistories(tx, ids);
    });
    yield* histories;
    if (code !== undefined || histories.length < batch) return;
    after = histories.at(-1)?.contract.code ?? '';
  }
}

/** A contract of the demonstration whose document is made on first opening. */
function waitsForItsSeal({ events }: StoredHistory): boolean {
  const types = new Set(events.map(({ type }) => type));
  return types.has('document_pending') && !types.has('document_sealed');
}
