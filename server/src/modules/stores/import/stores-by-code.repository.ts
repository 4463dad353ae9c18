import { and, inArray, isNull, sql } from 'drizzle-orm';
import { type Queries, unscoped } from '../../../platform/db';
import { stores } from '../../../platform/db/schema';
import type { StoreWithMethods } from '../store.types';
import { withMethods } from '../stores.repository';
import { codeKey } from './store-shape';

/** The stores with these codes; codes of destroyed ones are free. */
export async function findByCode(db: Queries, codes: readonly string[]): Promise<StoreWithMethods[]> {
  return withMethods(
    db,
    await unscoped(db, 'the operator imports every store').select().from(stores).where(byCode(codes)),
  );
}

/** The same, locked until the transaction ends. */
export async function lockByCode(tx: Queries, codes: readonly string[]): Promise<StoreWithMethods[]> {
  return withMethods(
    tx,
    await unscoped(tx, 'the operator imports every store')
      .select()
      .from(stores)
      .where(byCode(codes))
      .orderBy(stores.store_uid)
      .for('update'),
  );
}

function byCode(codes: readonly string[]) {
  return and(inArray(sql`lower(${stores.code})`, codes.map(codeKey)), isNull(stores.deleted_at));
}
