import { dealers } from '../../../../seeds/dealers';
import { packageTypes as seedTypes } from '../../../../seeds/packages';
import { type Queries, unscoped } from '../../../platform/db';
import { packages, packageTypes, storePaymentMethods, stores } from '../../../platform/db/schema';
import { makePackages } from './make-packages';
import { makeStores } from './make-stores';
import type { Random } from './random';

/** Writes dealers, package types and packages, once. */
export async function writeCatalogue(tx: Queries, random: Random, at: Date): Promise<void> {
  const [present] = await unscoped(tx, 'the seed writes everything')
    .select({ uid: stores.store_uid })
    .from(stores)
    .limit(1);
  if (present !== undefined) return;
  const made = makeStores(dealers, random, at);
  const catalogue = makePackages(seedTypes, at);
  await tx.insert(stores).values(made.map(({ store }) => store));
  await tx.insert(storePaymentMethods).values(made.flatMap(({ methods }) => methods));
  await tx.insert(packageTypes).values(catalogue.types);
  await tx.insert(packages).values(catalogue.packages);
}
