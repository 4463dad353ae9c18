import type { ReactNode } from 'react';
import { useDialog } from 'shared-api/react';
import { QueryClientProvider, useQueryClient } from 'shared-ui/query';
import { CustomerCallsProvider, useCustomerCalls } from './customer-calls';

/** The shell's dialog, in which the contract's calls and the page's server state go on. */
export function useContractDialog(): (request: { title: string; body: ReactNode }) => void {
  const dialog = useDialog();
  const client = useQueryClient();
  const { base } = useCustomerCalls();
  return ({ title, body }) =>
    dialog.open({
      title,
      body: (
        <QueryClientProvider client={client}>
          <CustomerCallsProvider base={base}>{body}</CustomerCallsProvider>
        </QueryClientProvider>
      ),
    });
}
