import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { sessionStore } from '../auth/session-store';

/**
 * The server state of all areas, so that one area's answer serves another. A failed call is not repeated by itself:
 * the status table has told the person, who decides.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 },
    mutations: { retry: false },
  },
});

// What one person was shown is not the next one's.
sessionStore.subscribe((now, before) => {
  if (now.authenticated !== before.authenticated) {
    client.clear();
  }
});

/** Server state for what stands in it: everything of an area, and the shell's own bell. */
export function AreaData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
