import type { ContractRow } from 'shared-api/entities';
import { moneyToCents } from 'shared-ui/format';

type Urgent = Pick<ContractRow, 'days_left' | 'total'>;

/** The nearest deadline first; of those on one day the larger total first (decisions.md, section 2). */
export function byDaysAndTotal(a: Urgent, b: Urgent): number {
  return (a.days_left ?? 0) - (b.days_left ?? 0) || moneyToCents(b.total) - moneyToCents(a.total);
}
