import { eq } from 'drizzle-orm';
import { contracts } from '../tables/contract.table';
import { customerAt, newCustomer } from '../testing';
import { contractWorld, type World } from '../testing/world';
import { linkDecisions } from './masked-contract.view';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

/** Values of a hidden or masked column that nothing else in the answer can hold. */
const telling = {
  association_code: 'SEGRETO-ASSOC',
  payment_method: 'bonifico',
  payment_reference: 'SEGRETO-RIF',
  payment_note: 'SEGRETO-NOTA',
  amount_cents: 9_876_543,
  km_reason: 'SEGRETO-KM',
  km: 187_654,
  car_material_code: 'SEGRETO-MAT',
  decline_reason: 'SEGRETO-RIFIUTO',
  withdrawal_email: 'segreto@example.com',
  refund_reference: 'SEGRETO-RIMB',
  utm_source: 'SEGRETO-UTM',
} as const;

test('the link alone tells no column that is hidden, and no masked one in full', async () => {
  const { uid } = await newCustomer(world);
  const db = world.platform.db.read;
  const [row] = await db.update(contracts).set(telling).where(eq(contracts.contract_uid, uid)).returning();
  if (row === undefined) throw new Error('No contract');
  const { data } = (await customerAt(world, uid).get()).body;
  expect(data.view).toBe('masked');
  expect(data.store.iban).toBeNull();

  const told = JSON.stringify({ ...data, store: undefined });
  // Short codes and booleans stand in many places; the view's own test of these is that they are null or false.
  const covered = Object.entries(row).filter(
    ([column, value]) => Reflect.get(linkDecisions, column) !== 'shown' && String(value ?? '').length > 5,
  );
  const leaked = covered.filter(([, value]) => told.includes(String(value)));
  expect(covered.length).toBeGreaterThan(20);
  expect(leaked.map(([column]) => column)).toEqual([]);
  const hiddenFields = { km: null, payment_method: null, general: false, marketing: false, survey: false };
  expect(data).toMatchObject(hiddenFields);
});
