import { coverEndsOn } from 'shared-api/domain';
import { formatDate } from 'shared-ui/format';

/** The first and the last day that a contract covers, as they are read. */
export function planPeriod(signedAt: string, months: number): { from: string; to: string } {
  return { from: formatDate(signedAt), to: formatDate(coverEndsOn(new Date(signedAt), months)) };
}
