import { ConnectionError } from 'shared-api/errors';
import { QueryClient } from 'shared-ui/query';
import { loadReleases } from '../registry/load-releases';
import { sessionStore } from '../session/session-store';
import { hasUnsavedInput } from '../session/unsaved-input';

const connectionTries = 3;

/**
 * The query cache of all areas, so that one area's answer serves another. A read is retried after a connection error,
 * and waits while there is no network. Any other failure is not retried: the person has been told and decides. A
 * mutation is never queued for later: without a connection it fails, and its input stays in the form.
 */
export const serverState = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => error instanceof ConnectionError && failures < connectionTries - 1,
      refetchOnWindowFocus: false,
      staleTime: 10_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export function forgetServerState(): void {
  serverState.clear();
}

/** Asks again for what was refused in the meantime, such as while nobody was signed in. */
export function readFailedAgain(): void {
  void serverState.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

// Loaded only after a failed read, since a first page does not need it. If the chunk fails to load, nothing happens.
serverState.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return;
  const { error } = event.action;
  loadReleases().then(
    ({ readAfterOutage }) => readAfterOutage(serverState, error),
    () => {},
  );
});

// The next person must not see this one's data. With unsaved input the page keeps them until it is known who signs in.
sessionStore.subscribe((now, before) => {
  if (now.authenticated !== before.authenticated && !hasUnsavedInput()) forgetServerState();
});
