import type { CallOptions } from 'shared-api/client';
import type { StaffContract } from 'shared-api/entities';
import { useKeptKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import type { DeskCalls } from '../desk/desk-calls';
import { useDesk } from '../desk/desk-provider';
import { useContractCache } from './use-contract-cache';

interface Acted {
  readonly data: StaffContract;
}

/** Calls the server about one contract, with the options that every change sends. */
export type ContractDeed<Input> = (calls: DeskCalls, input: Input, options: CallOptions) => Promise<Acted>;

interface ActionOptions {
  /** The version that the person saw: the server refuses with 412 what was changed since. */
  readonly version?: number;
  /** The failure is shown where the person acts, not by the shell. */
  readonly quiet?: boolean;
}

/**
 * A deed on a contract: sent once whatever happens on the way, its answer put in place of what is shown. The shell
 * says the server's sentence; after a refusal the contract is asked for again, since somebody else may have acted.
 */
export function useContractAction<Input = void>(
  uid: string,
  deed: ContractDeed<Input>,
  { version, quiet = false }: ActionOptions = {},
) {
  const { calls } = useDesk();
  const cache = useContractCache();
  const key = useKeptKey();

  return useMutation({
    mutationFn: (input: Input) =>
      deed(calls, input, {
        quiet,
        idempotencyKey: key.of([input, version]),
        ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
      }),
    onSuccess: ({ data }) => {
      key.done();
      cache.put(data);
    },
    onError: () => void cache.refresh(uid),
  });
}
