import { deletionAt } from 'shared-api/domain';
import { formatLongDate } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import { revivableUntil } from '../staff/revivable-until';

/** Of a contract that expired unpaid: the last day to pay it, and the one until which such a payment still counts. */
export function expiryOf(contract: Contract): { readonly date: string; readonly until: string } {
  const dayOf = (at: Date | null) => (at === null ? '' : formatLongDate(at));
  return { date: dayOf(deletionAt(contract)), until: dayOf(revivableUntil(contract)) };
}
