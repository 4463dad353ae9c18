import { forgetWritten, sessionStore } from '../session/session-store';
import { leftWaitingPage } from '../session/sign-in-over';
import { followUnsavedInput } from '../session/unsaved-input';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Empties instead of deleting: a database that an area holds open could not be deleted before the page is left. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await answerOf(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => answerOf(transaction.objectStore(store).clear())));
  }
  database.close();
}

/** Empties all that areas keep in this browser's IndexedDB, whether they are loaded or not. */
async function eraseDrafts(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && emptyDatabase(name)));
}

/**
 * An unfinished form ends with the sign-in of who wrote it, unless its page waits for them: then when that page is left
 * or somebody else signs in (decisions.md, section 6).
 */
export function eraseDraftsAfterSignOut(): () => void {
  const stop = followUnsavedInput(() => {
    if (leftWaitingPage()) forgetWritten();
  });
  const stopErasing = sessionStore.subscribe((now, before) => {
    if (now.ends !== before.ends) {
      // Where IndexedDB is forbidden no area could keep anything either.
      eraseDrafts().catch(() => undefined);
    }
  });
  return () => {
    stop();
    stopErasing();
  };
}
