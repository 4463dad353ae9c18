import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import * as z from 'shared-api/schema';
import { type FunnelState, funnelState } from './funnel-state';

/** The package's own names: drafts of before are there. */
const store = createStore('keyval-store', 'keyval');
const key = 'carcare-journey';
const lifetimeMs = 24 * 60 * 60 * 1_000;

const savedDraft = z.object({ saved_at: z.number(), state: funnelState });

/** Without IndexedDB, or where it is forbidden, the journey lives until the page is left, nothing else. */
async function ifKept<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The draft that this browser kept, or null: none, older than a day, or of another shape. */
export async function readDraft(now: number): Promise<FunnelState | null> {
  const found = savedDraft.safeParse(await ifKept(() => get(key, store)));
  if (!found.success) return null;
  if (now - found.data.saved_at < lifetimeMs) return found.data.state;
  await eraseDraft();
  return null;
}

/** Keeps the draft for 24 hours. */
export async function writeDraft(state: FunnelState, now: number): Promise<void> {
  await ifKept(() =>
    store('readwrite', (drafts) => {
      drafts.put({ saved_at: now, state }, key);
      // A transaction that waits for its answer first is undone when the page is left meanwhile.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    }),
  );
}

export async function eraseDraft(): Promise<void> {
  await ifKept(() => del(key, store));
}
