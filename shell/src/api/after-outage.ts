import { ConnectionError, isApiError } from 'shared-api/errors';
import type { QueryClient } from 'shared-ui/query';
import { apiBase } from './api-base';

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** A server that says it is ready and answers nothing is not asked every few seconds. */
const forgottenMs = 600_000;

let waitMs = firstWaitMs;
let isWaiting = false;
let readyAt = Number.NEGATIVE_INFINITY;

async function isReady(): Promise<boolean> {
  return fetch(`${apiBase}/ready`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Does something once, as soon as the server says that it answers again; it is asked ever more rarely, and not while
 * nobody looks at the page. Whoever calls while that is waited for waits along.
 */
async function onceReady(act: () => void): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  if (performance.now() - readyAt > forgottenMs) waitMs = firstWaitMs;
  do {
    await new Promise((goOn) => setTimeout(goOn, waitMs));
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  } while (document.hidden || !(await isReady()));
  isWaiting = false;
  readyAt = performance.now();
  act();
}

/** The server could not answer just now, and will again. */
function isOutage(error: unknown): boolean {
  return error instanceof ConnectionError || (isApiError(error) && error.status === 503);
}

/** Asks again for what an outage kept from the page, once the server is ready; after any other failure, nothing. */
export function readAfterOutage(serverState: QueryClient, failure: unknown): void {
  if (!isOutage(failure)) return;
  void onceReady(() => {
    void serverState.refetchQueries({ type: 'active', predicate: ({ state }) => isOutage(state.error) });
  });
}
