import { randomUUID } from 'node:crypto';
import { unscoped } from '../../../platform/db';
import { storeManagers, storePaymentMethods, stores, users } from '../../../platform/db/schema';
import type { Platform } from '../../../platform/platform';

/** Gives every store a person in charge and, beside what it offers, payment at the dealer's. @returns the person's uid */
export async function makeReady({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string> {
  const at = clock.now();
  const uid = randomUUID();
  const rows = await unscoped(db.read, 'the test looks at what is there')
    .select({ store_uid: stores.store_uid })
    .from(stores);
  await db.read.insert(users).values({
    uid,
    email: `${uid}@example.com`,
    firstname: 'Rita',
    lastname: 'Colombo',
    created_at: at,
    updated_at: at,
  });
  await db.read
    .insert(storeManagers)
    .values(rows.map(({ store_uid }) => ({ store_uid, user_uid: uid, attached_at: at })));
  await db.read
    .insert(storePaymentMethods)
    .values(rows.map(({ store_uid }) => ({ store_uid, method: 'concessionaria' as const, position: 9 })))
    .onConflictDoNothing();
  return uid;
}
