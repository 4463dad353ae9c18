import type { Queries } from '../../../platform/db';
import { contractEvents } from '../tables/contract-event.table';

/** The names of the keys that any history was made with. */
export async function historyKeyIds(db: Queries): Promise<string[]> {
  const rows = await db.selectDistinct({ id: contractEvents.key_id }).from(contractEvents);
  return rows.map(({ id }) => id);
}
