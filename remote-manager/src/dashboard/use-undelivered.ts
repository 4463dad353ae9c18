import { managerCounter } from 'shared-api/contracts';
import type { ContractRow, OutboxMessage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { ofStore, undelivered, useBackOffice, useWorkStore } from 'shared-staff';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';

const key = ['manager', 'messages', 'failed'] as const;
const shown = 3;

/** A message that did not arrive, with the contract it is about. */
export interface Undelivered {
  readonly message: OutboxMessage;
  readonly row: ContractRow | null;
}

/**
 * The last SMS and e-mails that did not arrive, of the chosen dealer or of all, and whose they are; `total` counts their
 * contracts, as the list does that it leads to.
 */
export function useUndelivered() {
  const counter = useApi().bind(managerCounter);
  const { calls } = useBackOffice();
  const { store, ready } = useWorkStore();
  const storeUid = store?.store_uid ?? null;

  return useQuery({
    queryKey: [...key, storeUid],
    queryFn: async ({ signal }): Promise<{ total: number; rows: readonly Undelivered[] }> => {
      const failed = { field: 'status', op: 'eq', value: 'failed' } as const;
      const ofDealer = storeUid === null ? [] : ([{ field: 'store_uid', op: 'eq', value: storeUid }] as const);
      const query = { sort: '-created_at', per_page: shown, wheres: [failed, ...ofDealer] };
      const [{ data }, { meta }] = await Promise.all([
        counter.listMessages({ query }, { signal, quiet: true }),
        calls.list({ query: ofStore({ ...undelivered.query, per_page: 1 }, storeUid) }, { signal, quiet: true }),
      ]);
      const codes = [...new Set(data.flatMap(({ contract }) => contract?.code ?? []))];
      const contracts =
        codes.length === 0
          ? []
          : await calls
              .list(
                { query: ofStore({ wheres: [{ field: 'code', op: 'in', value: codes }], per_page: shown }, storeUid) },
                { signal, quiet: true },
              )
              .then((page) => page.data);
      return {
        total: meta.total,
        rows: data.map((message) => ({
          message,
          row: contracts.find(({ contract_uid }) => contract_uid === message.contract?.contract_uid) ?? null,
        })),
      };
    },
    enabled: ready,
  });
}

/** Sends a message once more; the shell says the server's sentence. */
export function useRetryMessage() {
  const counter = useApi().bind(managerCounter);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, attempts }: OutboxMessage) =>
      withKey([id, attempts], (idempotencyKey) => counter.retryMessage({ params: { id } }, { idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
