import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';

/** A refusal stays a refusal: only calls that got no answer, or a server that was away, are asked again. */
function worthAnother(failures: number, error: unknown): boolean {
  return failures < 1 && (!isApiError(error) || error.status >= 500);
}

/** What the area has asked of the server; one for all its pages, so that going back shows what was there. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: worthAnother, refetchOnWindowFocus: false } },
});

/** Around everything of this area that asks the server, also what is shown in the shell's dialog. */
export function PublicData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
