import { clear, createStore, delMany, entries, promisifyRequest } from 'idb-keyval';
import * as z from 'shared-api/schema';
import { type FunnelState, funnelState, isPersonTold } from './funnel-state';

/** The package's own names: drafts of before are there. */
const store = createStore('keyval-store', 'keyval');
const keyOf = ({ vin }: FunnelState) => `carcare-journey/${vin}`;
const lifetimeMs = 24 * 60 * 60 * 1_000;
const keptDrafts = 5;

const savedDraft = z.object({ saved_at: z.number(), state: funnelState });

/** Without IndexedDB, or where it is forbidden, the journey lives until the page is left, nothing else. */
async function ifKept<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** What this browser kept of the last day, newest first; whatever else is there is erased. */
async function readDrafts(now: number): Promise<FunnelState[]> {
  const found = (await ifKept(() => entries<IDBValidKey, unknown>(store))) ?? [];
  const kept = found
    .flatMap(([key, value]) => {
      const { success, data } = savedDraft.safeParse(value);
      return success && now - data.saved_at < lifetimeMs ? [{ key, ...data }] : [];
    })
    .sort((one, other) => other.saved_at - one.saved_at)
    .slice(0, keptDrafts);
  const keys = new Set(kept.map(({ key }) => key));
  const gone = found.map(([key]) => key).filter((key) => !keys.has(key));
  if (gone.length > 0) await ifKept(() => delMany(gone, store));
  return kept.map(({ state }) => state);
}

/**
 * The draft of the car or the contract that an address names, else the newest, or null. Each car has its own, so that
 * two tabs do not take each other's; a draft in which no person is told yet has the one of the newest that does.
 * @param path `/ricerca/{vin}/packages`, `/contract/{contract_uid}`
 */
export async function readDraft(path: string, now: number): Promise<FunnelState | null> {
  const drafts = await readDrafts(now);
  const named = path.split('/').filter((part) => part !== '');
  const draft =
    drafts.find(({ vin, contract_uid }) => named.includes(vin) || named.includes(contract_uid ?? '')) ?? drafts[0];
  if (!draft) return null;
  const { customer } = [draft, ...drafts].find(isPersonTold) ?? draft;
  return { ...draft, customer };
}

/** Keeps the draft for 24 hours. */
export async function writeDraft(state: FunnelState, now: number): Promise<void> {
  await ifKept(() =>
    store('readwrite', (drafts) => {
      drafts.put({ saved_at: now, state }, keyOf(state));
      // A transaction that waits for its answer first is undone when the page is left meanwhile.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    }),
  );
}

/** Erases the drafts of all cars. */
export async function eraseDrafts(): Promise<void> {
  await ifKept(() => clear(store));
}
