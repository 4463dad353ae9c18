import type { ContractRow } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';

/**
 * Whether the last day for a refund has passed.
 * @param now the server's time
 */
export function isRefundLate({ refund_due_at: due }: Pick<ContractRow, 'refund_due_at'>, now: string): boolean {
  return due !== null && romeDay(due) < romeDay(now);
}
