import { packages, packageTypes, storePaymentMethods, stores } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';
import { createPackagesService } from '../packages';
import { packageRow, typeRow } from '../packages/testing/package-rows';
import { createStoresService } from '../stores';
import { makeReady } from '../stores/testing/make-ready';
import { storeRow } from '../stores/testing/store-rows';
import { publishedCatalogue } from './index';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

function catalogueOf({ platform }: TestApp) {
  const sources = { packages: createPackagesService(platform), stores: createStoresService(platform) };
  return publishedCatalogue({ ...platform, ...sources, publicUrl: 'https://carcare.example' });
}

test('what is on sale and where is told as schema.org has it, and read again after a minute', async () => {
  const { db, clock, afterwards } = api.platform;
  const now = clock.now();
  const lambro = storeRow({ name: 'Autocentro Lambro', city: 'Milano', lat: 45.49, lng: 9.25 }, now);
  await db.read.insert(stores).values([lambro, storeRow({ name: 'Nascosta', visible: false }, now)]);
  await db.read.insert(storePaymentMethods).values({ store_uid: lambro.store_uid, method: 'carta', position: 1 });
  await makeReady(api.platform);
  await db.read.insert(packageTypes).values(typeRow({ code: 'tagliandi', title: 'Tagliandi' }, now));
  await db.read
    .insert(packages)
    .values([
      packageRow({ type: 'tagliandi', sku: 'TAG', title: 'Tagliandi 24', price_cents: 45_000 }, now),
      packageRow({ type: 'tagliandi', sku: 'SPENTO', title: 'Spento', active: false }, now),
    ]);

  const catalogue = catalogueOf(api);
  expect(catalogue()).toEqual([]);
  await afterwards.done();
  const first = catalogue();
  expect(first).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Tagliandi 24',
      offers: expect.objectContaining({
        '@type': 'Offer',
        price: '549.00',
        priceCurrency: 'EUR',
        url: 'https://carcare.example/ricerca',
      }),
    }),
    expect.objectContaining({
      '@type': 'AutoRepair',
      name: 'Autocentro Lambro',
      address: expect.objectContaining({ addressLocality: 'Milano' }),
      geo: { '@type': 'GeoCoordinates', latitude: 45.49, longitude: 9.25 },
    }),
  ]);

  await db.read.insert(packages).values(packageRow({ type: 'tagliandi', sku: 'NUOVO', title: 'Tagliandi 36' }, now));
  await api.wait(59);
  catalogue();
  await afterwards.done();
  expect(catalogue()).toBe(first);
  await api.wait(1);
  catalogue();
  await afterwards.done();
  expect(catalogue()).toHaveLength(3);

  const same = catalogue();
  await api.wait(60);
  catalogue();
  await afterwards.done();
  expect(catalogue()).toBe(same);
});
