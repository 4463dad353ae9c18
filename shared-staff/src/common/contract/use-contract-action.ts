import type { CallOptions } from 'shared-api/client';
import type { StaffContract } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import type { StaffCalls } from '../back-office/staff-calls';
import { useContractCache } from './use-contract-cache';

export interface Acted {
  readonly data: StaffContract;
}

/** Calls the server about one contract, with the options that every change sends. */
export type ContractAction<Input> = (calls: StaffCalls, input: Input, options: CallOptions) => Promise<Acted>;

interface ActionOptions {
  /** The version that the person saw: the server refuses with 412 what was changed since. */
  readonly version?: number;
  /** The failure is shown where the person acts, not by the shell. */
  readonly quiet?: boolean;
}

/**
 * An action on a contract: sent once whatever happens on the way, its answer put in place of what is shown. The shell
 * says the server's sentence; after a refusal the contract is asked for again, since somebody else may have acted.
 */
export function useContractAction<Input = void>(
  uid: string,
  action: ContractAction<Input>,
  { version, quiet = false }: ActionOptions = {},
) {
  const { calls } = useBackOffice();
  const cache = useContractCache();
  const withKey = useIdempotencyKey();

  return useMutation({
    mutationFn: (input: Input) =>
      withKey([input, version], (idempotencyKey) =>
        action(calls, input, {
          quiet,
          idempotencyKey,
          ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
        }),
      ),
    onSuccess: ({ data }) => cache.put(data),
    onError: () => {
      void cache.refresh(uid);
      void cache.refreshLists();
    },
  });
}
