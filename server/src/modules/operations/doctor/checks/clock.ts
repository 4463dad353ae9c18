import { max } from 'drizzle-orm';
import type { Inspection } from '../../../../platform/db';
import { auditLog } from '../../../../platform/db/schema';
import { formatDateTime } from '../../../../platform/i18n';
import { doctorMessages as messages } from '../doctor.messages';
import { doubt, type Finding, fault, well } from '../finding';

/** Nobody notices less, and the way to the database takes its time too. */
const mostApartMs = 5_000;

/** This machine's clock beside the database's, and beside the newest of what was written. */
export async function examineClock({ db, at, missing }: Inspection, now: Date): Promise<Finding> {
  if (missing.length === 0) {
    const [newest] = await db.read.select({ at: max(auditLog.at) }).from(auditLog);
    if (newest?.at && newest.at.getTime() - now.getTime() > mostApartMs)
      return fault(messages.clockBehind, { at: formatDateTime(now), latest: formatDateTime(newest.at) });
  }
  const apart = Math.abs(at.getTime() - now.getTime());
  return apart > mostApartMs
    ? doubt(messages.clockApart, { seconds: Math.round(apart / 1_000) })
    : well(messages.clock, { at: formatDateTime(now) });
}
