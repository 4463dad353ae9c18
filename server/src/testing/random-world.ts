import { randomUUID } from 'node:crypto';
import { packageRow, typeRow } from '../modules/packages/testing/package-rows';
import { storeRow } from '../modules/stores/testing/store-rows';
import { packages, packageTypes, storePaymentMethods, stores } from '../platform/db/schema';
import type { SignedIn, TestApp } from '../platform/testing';
import { mark } from './marks';
import type { Plan } from './random-plan';
import { type WorldContract, writeContract } from './world-contract';

export interface WorldStore {
  readonly uid: string;
  readonly name: string;
}

export interface WorldManager extends SignedIn {
  readonly storeUids: readonly string[];
}

export interface RandomWorld {
  readonly stores: readonly WorldStore[];
  readonly managers: readonly WorldManager[];
  readonly customers: readonly SignedIn[];
  readonly contracts: readonly WorldContract[];
}

/** Writes a plan into the database and signs everybody in. */
export async function makeWorld(
  test: TestApp,
  { stores: count, managers, customers, contracts: planned }: Plan,
): Promise<RandomWorld> {
  const at = test.clock.now();
  const dealers = Array.from({ length: count }, () => ({ uid: randomUUID(), name: `Dealer ${mark()}` }));
  const storeAt = (place: number) => dealers[place] ?? fail();
  const type = `tipo-${mark()}`;
  const pack = packageRow({ type, sku: mark() }, at);
  await test.platform.db.transaction(async (tx) => {
    await tx.insert(packageTypes).values(typeRow({ code: type }, at));
    await tx.insert(packages).values(pack);
    for (const { uid, name } of dealers) {
      await tx.insert(stores).values(storeRow({ store_uid: uid, name, code: mark() }, at));
      await tx.insert(storePaymentMethods).values({ store_uid: uid, method: 'bonifico', position: 0 });
    }
  });

  const staff: WorldManager[] = [];
  for (const places of managers) {
    const storeUids = places.map((place) => storeAt(place).uid);
    staff.push({ ...(await test.signIn(['manager'], storeUids)), storeUids });
  }
  const people: SignedIn[] = [];
  for (let n = 0; n < customers; n += 1) people.push(await test.signIn(['user']));

  const sold: WorldContract[] = [];
  for (const one of planned) {
    sold.push(
      await writeContract(test, {
        ...one,
        storeUid: storeAt(one.store).uid,
        owner: one.customer === null ? null : (people[one.customer]?.uid ?? fail()),
        packageId: pack.id,
        type,
        author: staff[0]?.uid ?? fail(),
      }),
    );
  }
  await test.app.sender.drain();
  return { stores: dealers, managers: staff, customers: people, contracts: sold };
}

function fail(): never {
  throw new Error('The plan names a place that is not there');
}
