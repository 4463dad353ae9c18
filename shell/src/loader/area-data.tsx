import type { ReactNode } from 'react';
import { QueryClientProvider } from 'shared-ui/query';
import { serverState } from './server-state';

/** Server state for what stands in it: everything of an area, and the shell's own bell. */
export function AreaData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={serverState}>{children}</QueryClientProvider>;
}
