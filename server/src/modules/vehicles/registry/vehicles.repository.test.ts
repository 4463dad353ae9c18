import { fixedClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { testDatabase } from '../../../platform/testing/test-database';
import { vehicles } from '../tables/vehicle.table';
import { type RegisteredVehicle, vehicleFields } from '../vehicle';
import { createVehicleRegistry } from './vehicles.repository';

const PANDA: RegisteredVehicle = {
  vin: 'ZFA31200000123456',
  plate: 'GA123BC',
  model: 'Fiat Panda',
  version: '1.0 Hybrid',
  modelYear: 2022,
  fuel: 'ibrida',
  materialCode: 'FP10H',
  registrationDate: '2022-05-09',
  km: 41_200,
  mileageDate: '2026-09-30',
};
const BARE: RegisteredVehicle = {
  vin: 'WVWZZZCDZSW123456',
  plate: null,
  model: null,
  version: null,
  modelYear: null,
  fuel: null,
  materialCode: null,
  registrationDate: null,
  km: null,
  mileageDate: null,
};

let db: Database;
const clock = fixedClock(new Date('2026-11-21T10:00:00Z'));
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
afterEach(() => db.read.delete(vehicles));

/** A file that tells all there is. */
const from = (name: string) => ({ name, fields: vehicleFields });

function registry() {
  return createVehicleRegistry(db, clock);
}

test('a vehicle comes back as it went in, and an unknown one does not', async () => {
  await registry().upsertMany([PANDA, BARE], from('flotta.csv'));
  await expect(registry().findByVin(PANDA.vin)).resolves.toEqual(PANDA);
  await expect(registry().findByVin(BARE.vin)).resolves.toEqual(BARE);
  await expect(registry().findByVin('ZFA31200000123457')).resolves.toBeNull();
});

test('what is known of a VIN is replaced, and the row remembers when it was made', async () => {
  await registry().upsertMany([PANDA], from('prima.csv'));
  clock.moveTo(new Date('2026-11-22T10:00:00Z'));
  await registry().upsertMany([{ ...PANDA, km: 43_000, plate: null }], from('seconda.csv'));
  await expect(registry().findByVin(PANDA.vin)).resolves.toEqual({ ...PANDA, km: 43_000, plate: null });
  const [row] = await db.read.select().from(vehicles);
  expect(row).toMatchObject({
    source: 'seconda.csv',
    created_at: new Date('2026-11-21T10:00:00Z'),
    updated_at: new Date('2026-11-22T10:00:00Z'),
  });
});

test('more vehicles than fit one statement go in together, or not at all', async () => {
  const many = Array.from({ length: 1_201 }, (_, index) => ({ ...BARE, vin: `WVWZZZCDZSW${100_000 + index}` }));
  await registry().upsertMany(many, from('molte.csv'));
  await expect(db.read.$count(vehicles)).resolves.toBe(1_201);

  await db.read.delete(vehicles);
  await expect(registry().upsertMany([...many, { ...BARE, vin: 'NOT A VIN' }], from('rotta.csv'))).rejects.toThrow();
  await expect(db.read.$count(vehicles)).resolves.toBe(0);
});
