import type { ReactNode } from 'react';
import { useDialog } from 'shared-api/react';
import { QueryClientProvider, useQueryClient } from 'shared-ui/query';

/** The shell's dialog, in which the page's own server state goes on. */
export function useAreaDialog(): (request: { title: string; body: ReactNode }) => void {
  const dialog = useDialog();
  const client = useQueryClient();
  return ({ title, body }) =>
    dialog.open({ title, body: <QueryClientProvider client={client}>{body}</QueryClientProvider> });
}
