import type { BulkRow, ContractRow } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { useContractCache } from '../common/contract/use-contract-cache';

/** What can be done with many contracts at once. */
export type BulkAction = 'resend-sms' | 'delete';

export interface BulkOutcome {
  readonly action: BulkAction;
  /** Each contract with what became of it, in the order they were chosen. */
  readonly rows: readonly { readonly row: ContractRow; readonly result: BulkRow }[];
}

interface BulkRequest {
  readonly action: BulkAction;
  /** Why they are deleted; empty where nobody asks. */
  readonly reason?: string | undefined;
  readonly rows: readonly ContractRow[];
}

/**
 * The same action on many contracts in one call; each has a result of its own. A repeated call acts once. A failure
 * is shown where it was asked. */
export function useBulk() {
  const { calls } = useBackOffice();
  const cache = useContractCache();
  const withKey = useIdempotencyKey();

  return useMutation({
    mutationFn: async ({ action, reason, rows }: BulkRequest): Promise<BulkOutcome> => {
      const uids = rows.map(({ contract_uid }) => contract_uid);
      const body = { action: action, uids, ...(reason ? { reason } : {}) };
      const { data } = await withKey(body, (idempotencyKey) => calls.bulk({ body }, { quiet: true, idempotencyKey }));
      const results = new Map(data.map((result) => [result.uid, result]));
      return {
        action,
        rows: rows.flatMap((row) => {
          const result = results.get(row.contract_uid);
          return result ? [{ row, result }] : [];
        }),
      };
    },
    onSuccess: ({ action, rows }) => {
      for (const { row, result } of rows) {
        if (action === 'delete' && isDone(result)) cache.forget(row.contract_uid);
        else void cache.refresh(row.contract_uid);
      }
      void cache.refreshLists();
    },
  });
}

/** Whether the single call would have answered a success. */
export function isDone({ status }: Pick<BulkRow, 'status'>): boolean {
  return status < 400;
}
