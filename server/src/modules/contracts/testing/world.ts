import { randomUUID } from 'node:crypto';
import { formatMoney } from 'shared-api/domain';
import { packages, packageTypes, storeManagers, storePaymentMethods, stores, users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import type { Workers } from '../../../platform/workers';

export interface World extends TestApp {
  readonly storeUid: string;
  readonly packageId: string;
  /** A body for `create-new` that is right in every field. */
  order(change?: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

const total = 118_000;

/** A server with one dealer and one package on sale: 1.180,00 € with tax. */
export async function contractWorld(
  variables: Readonly<Record<string, string>> = {},
  workers?: Workers,
  over?: Parameters<typeof testApp>[2],
): Promise<World> {
  const test = await testApp(variables, workers, over);
  const now = test.clock.now();
  const [storeUid, packageId] = [randomUUID(), randomUUID()];
  const times = { created_at: now, updated_at: now };
  await test.platform.db.transaction(async (tx) => {
    await tx.insert(stores).values({
      ...times,
      store_uid: storeUid,
      name: 'Autocentro Lambro',
      code: 'MI-001',
      address: 'via Rombon 41',
      city: 'Milano',
      province: 'MI',
      zip_code: '20134',
      phone: '02 1264 8870',
      iban: 'IT60X0542811101000000123456',
      lat: 45.4925,
      lng: 9.2462,
      opening_hours: { mon: [{ from: '08:30', to: '19:00' }] },
    });
    await tx.insert(users).values({ ...times, ...manager });
    await tx.insert(storeManagers).values({ store_uid: storeUid, user_uid: manager.uid, attached_at: now });
    await tx.insert(storePaymentMethods).values([
      { store_uid: storeUid, method: 'concessionaria', position: 0 },
      { store_uid: storeUid, method: 'bonifico', position: 1 },
    ]);
    await tx
      .insert(packageTypes)
      .values({ ...times, code: 'completo', kind: 'care', title: 'Garanzia e manutenzione' });
    await tx.insert(packages).values({
      ...times,
      id: packageId,
      type: 'completo',
      sku: 'COM-36',
      title: 'Completo 36',
      included: ['Tre tagliandi'],
      price_cents: 104_918,
      discount_type: 'fixed',
      discount_hundredths: 8_197,
      iva_basis_points: 2_200,
      mantenance_number: 3,
      mantenance_duration: 36,
      mantenance_km: 60_000,
      max_km: 120_000,
    });
  });
  return {
    ...test,
    storeUid,
    packageId,
    order: (change = {}) => ({
      ...person,
      ...car,
      package_id: packageId,
      store_uid: storeUid,
      total: formatMoney(total),
      ...change,
    }),
  };
}

/** Who runs the dealer. */
const manager = {
  uid: '0b6f0a52-8f0e-4d3b-9d9c-1d2f3a4b5c6d',
  email: 'responsabile@lambro.example',
  firstname: 'Rita',
  lastname: 'Colombo',
};

const person = {
  firstname: 'Nicolò',
  lastname: 'D’Alò',
  email: 'nicolo.dalo@example.com',
  phone: '+393331234567',
  address: 'via dei Transiti 18',
  address_info: 'B 7',
  city: 'Milano',
  province: 'MI',
  zip_code: '20127',
  general: true,
  marketing: false,
  survey: true,
};

const car = {
  car_vin: 'ZACPJFCW1SP018273',
  car_plate: 'GT109RZ',
  car_model: 'Jeep Avenger',
  car_version: '1.2 Turbo Altitude',
  car_fuel: 'benzina',
  km: 18_420,
  car_registration_date: '2025-03-18',
};
