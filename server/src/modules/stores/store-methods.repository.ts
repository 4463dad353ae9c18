import { eq } from 'drizzle-orm';
import type { PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { storePaymentMethods } from '../../platform/db/schema';

/** Replaces the ways of paying that a store offers; said twice they count once. */
export async function replaceMethods(tx: Queries, storeUid: string, methods: readonly PaymentMethod[]): Promise<void> {
  await tx.delete(storePaymentMethods).where(eq(storePaymentMethods.store_uid, storeUid));
  const rows = [...new Set(methods)].map((method, position) => ({ store_uid: storeUid, method, position }));
  if (rows.length > 0) await tx.insert(storePaymentMethods).values(rows);
}
