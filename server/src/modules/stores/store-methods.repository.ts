import { eq } from 'drizzle-orm';
import type { PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../platform/db';
import { storePaymentMethods } from '../../platform/db/schema';

interface OfferedMethods {
  readonly storeUid: string;
  readonly methods: readonly PaymentMethod[];
}

/** Writes the ways of paying that new stores offer; said twice they count once. */
export async function insertMethods(tx: Queries, offered: readonly OfferedMethods[]): Promise<void> {
  const rows = offered.flatMap(({ storeUid, methods }) =>
    [...new Set(methods)].map((method, position) => ({ store_uid: storeUid, method, position })),
  );
  if (rows.length > 0) await tx.insert(storePaymentMethods).values(rows);
}

/** Replaces the ways of paying that a store offers. */
export async function replaceMethods(tx: Queries, storeUid: string, methods: readonly PaymentMethod[]): Promise<void> {
  await tx.delete(storePaymentMethods).where(eq(storePaymentMethods.store_uid, storeUid));
  await insertMethods(tx, [{ storeUid, methods }]);
}
