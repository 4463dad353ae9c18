import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type ContractStatus, contractStatuses } from 'shared-api/domain';
import { indexed } from '../modules/contracts/contracts.repository';
import { packageRow, typeRow } from '../modules/packages/testing/package-rows';
import { storeRow } from '../modules/stores/testing/store-rows';
import {
  contractNotes,
  contracts,
  maintenanceWorks,
  packages,
  packageTypes,
  storePaymentMethods,
  stores,
} from '../platform/db/schema';
import { randomContractUid } from '../platform/keys';
import type { SignedIn, TestApp } from '../platform/testing';

type ContractInsert = typeof contracts.$inferInsert;

/** Who stands where, before it is written: numbers are places in the lists. */
interface Plan {
  readonly stores: number;
  /** The stores of each manager. */
  readonly managers: readonly (readonly number[])[];
  readonly customers: number;
  readonly contracts: readonly PlannedContract[];
}

interface PlannedContract {
  readonly store: number;
  /** The owner, or null for a contract that no account has. */
  readonly customer: number | null;
  readonly status: ContractStatus;
  readonly deleted: boolean;
  readonly hasSms: boolean;
}

export interface WorldStore {
  readonly uid: string;
  readonly name: string;
}

export interface WorldContract {
  readonly uid: string;
  readonly status: ContractStatus;
  readonly deleted: boolean;
  readonly hasSms: boolean;
  readonly storeUid: string;
  readonly owner: string | null;
  readonly totalCents: number;
  readonly vin: string;
  /** Every text that gives the contract or its customer away, wherever it is found. */
  readonly traces: readonly string[];
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

/** Two to four stores, managers of any of them, customers, and contracts in any status. */
export const plan: fc.Arbitrary<Plan> = fc.integer({ min: 2, max: 4 }).chain((storeCount) => {
  const store = fc.integer({ min: 0, max: storeCount - 1 });
  return fc.integer({ min: 1, max: 3 }).chain((customers) =>
    fc.record({
      stores: fc.constant(storeCount),
      managers: fc.array(fc.uniqueArray(store, { maxLength: storeCount }), { minLength: 2, maxLength: 3 }),
      customers: fc.constant(customers),
      contracts: fc.array(
        fc
          .record({
            store,
            customer: fc.option(fc.integer({ min: 0, max: customers - 1 })),
            status: fc.constantFrom(...contractStatuses),
            deleted: fc.boolean(),
            hasSms: fc.boolean(),
          })
          // A paid contract is never deleted.
          .map((one) => ({ ...one, deleted: one.deleted && one.status !== 'PAID' })),
        { minLength: 3, maxLength: 9 },
      ),
    }),
  );
});

const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
let made = 0;

/** Letters and digits that nothing else in the world holds. */
function mark(): string {
  made += 1;
  return `${randomUUID().replaceAll('-', '').slice(0, 8)}${made}`;
}

function randomVin(): string {
  const bytes = randomUUID().replaceAll('-', '');
  return `ZZZ${Array.from({ length: 14 }, (_, i) => vinLetters[Number.parseInt(bytes.slice(i * 2, i * 2 + 2), 16) % 33]).join('')}`;
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

interface Written extends Pick<PlannedContract, 'status' | 'deleted' | 'hasSms'> {
  readonly storeUid: string;
  readonly owner: string | null;
  readonly packageId: string;
  readonly type: string;
  readonly author: string;
}

const beyondSignature: readonly ContractStatus[] = ['SIGNED', 'FILLED', 'PAID'];

async function writeContract(test: TestApp, written: Written): Promise<WorldContract> {
  const { status, storeUid, owner, deleted } = written;
  const at = test.clock.now();
  const secret = mark();
  const signed = beyondSignature.includes(status);
  const paid = status === 'PAID';
  const row = {
    id: randomUUID(),
    contract_uid: randomContractUid(),
    code: `CC-${secret}`,
    code_year: 2026,
    code_number: 500_000 + made,
    type: written.type,
    source: 'manager',
    status,
    origin_status: status === 'PENDING' ? 'DRAFT' : null,
    package_id: written.packageId,
    package_snapshot: packageSnapshotOf(written.packageId),
    store_uid: storeUid,
    store_snapshot: storeSnapshotOf(storeUid),
    user_uid: owner,
    price_cents: 10_000,
    discount_cents: 0,
    iva_basis_points: 2_200,
    iva_cents: 2_200,
    total_cents: 12_200,
    mantenance_number: 2,
    mantenance_duration: 24,
    mantenance_km: 30_000,
    car_vin: randomVin(),
    car_plate: null,
    car_model: `Modello ${secret}`,
    car_fuel: 'benzina',
    km: 1_000,
    car_registration_date: '2025-01-10',
    firstname: 'Comune',
    lastname: `Cognome${secret}`,
    email: `${secret}@example.com`,
    phone: `+39333${String(made).padStart(7, '0')}`,
    city: 'Milano',
    province: 'MI',
    zip_code: '20134',
    address: `via ${secret} 1`,
    created_at: at,
    updated_at: at,
    signed_at: signed ? at : null,
    filled_at: status === 'FILLED' || paid ? at : null,
    payment_method: status === 'FILLED' || paid ? 'bonifico' : null,
    paid_at: paid ? at : null,
    amount_cents: paid ? 12_200 : null,
    deleted_at: deleted ? at : null,
    deleted_by: deleted ? 'system' : null,
  } as const satisfies ContractInsert;

  await test.platform.db.transaction(async (tx) => {
    await tx.insert(contracts).values({ ...row, ...indexed(row) });
    await tx.insert(contractNotes).values({
      id: randomUUID(),
      contract_id: row.id,
      text: `Nota ${secret}`,
      created_by: written.author,
      created_at: at,
    });
    if (paid) {
      await tx
        .insert(maintenanceWorks)
        .values({ id: randomUUID(), contract_id: row.id, n: 1, due_on: '2027-01-10', due_km: 16_000 });
    }
    if (written.hasSms) {
      await test.platform.outbox.enqueue(tx, {
        channel: 'sms',
        purpose: 'link',
        to: row.phone,
        body: `Messaggio ${secret}`,
        contract_id: row.id,
        store_uid: storeUid,
      });
    }
  });
  return {
    uid: row.contract_uid,
    status,
    deleted,
    hasSms: written.hasSms,
    storeUid,
    owner,
    totalCents: row.total_cents,
    vin: row.car_vin,
    traces: [secret, row.contract_uid, row.car_vin, row.phone, row.id],
  };
}

function packageSnapshotOf(id: string) {
  const texts = { sku: 'S', type_title: 'Tipo', title: 'Pacchetto', excerpt: '' };
  return { id, version: 1, kind: 'care', included: [], excluded: [], ...texts };
}

function storeSnapshotOf(store_uid: string) {
  const place = { address: 'via Rombon 41', city: 'Milano', province: 'MI', zip_code: '20134', phone: '02 1264 8870' };
  return {
    store_uid,
    name: 'Dealer',
    code: 'D',
    ...place,
    email: null,
    iban: null,
    opening_hours: {},
    payments_methods: ['bonifico'],
  };
}

function fail(): never {
  throw new Error('The plan names a place that is not there');
}
