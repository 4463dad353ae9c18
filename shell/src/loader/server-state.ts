import { ConnectionError } from 'shared-api/errors';
import { QueryClient } from 'shared-ui/query';
import { sessionStore } from '../auth/session-store';
import { hasUnsavedInput } from '../auth/unsaved-input';
import { loadReleases } from '../registry/load-releases';

const connectionTries = 3;

/**
 * The server state of all areas, so that one area's answer serves another. A read that the line lost is tried again, and
 * waits while there is no network; any other failure is not repeated by itself, for the status table has told the
 * person, who decides. A change is never sent later than it was asked for: it fails and stays in its form.
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

// A first page does not need it; one that does not come leaves the page as it is.
serverState.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return;
  const { error } = event.action;
  loadReleases().then(
    ({ readAfterOutage }) => readAfterOutage(serverState, error),
    () => {},
  );
});

// What one person was shown is not the next one's. A page with unsaved input keeps it until it is known who goes on.
sessionStore.subscribe((now, before) => {
  if (now.authenticated !== before.authenticated && !hasUnsavedInput()) forgetServerState();
});
