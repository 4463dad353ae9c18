import type { OfferedPackageType } from 'shared-api/entities';
import { packages, packageTypes } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';
import { createPackagesService, type PackagesService } from './index';
import { packageRow, typeRow } from './testing/package-rows';

const vin = 'ZACPJFCW2SP018273';

let api: TestApp;
let service: PackagesService;
beforeAll(async () => {
  api = await testApp();
  const { db, clock } = api.platform;
  const now = clock.now();
  const later = new Date(now.getTime() + 1_000);
  service = createPackagesService(api.platform);
  await db.read
    .insert(packageTypes)
    .values([
      typeRow({ code: 'garanzia', position: 2 }, now),
      typeRow({ code: 'tagliandi', position: 1, title: 'Tagliandi' }, now),
      typeRow({ code: 'noleggio', kind: 'rental', position: 3 }, now),
      typeRow({ code: 'nascosto', visible: false, position: 4 }, now),
    ]);
  await db.read.insert(packages).values([
    packageRow(
      {
        type: 'garanzia',
        sku: 'GAR',
        max_km: 150_000,
        fuels: ['diesel', 'elettrica'],
        discount_type: 'percentage',
        discount_hundredths: 1_000,
      },
      now,
    ),
    packageRow({ type: 'tagliandi', sku: 'TAG-B', price_cents: 20_000 }, now),
    packageRow({ type: 'tagliandi', sku: 'TAG-A', max_age_months: 12 }, now),
    packageRow({ type: 'noleggio', sku: 'NOL' }, now),
    packageRow({ type: 'nascosto', sku: 'NAS' }, now),
    packageRow({ type: 'garanzia', sku: 'DOMANI', visible_at: later }, now),
    packageRow({ type: 'garanzia', sku: 'IERI', expire_at: now }, now),
    packageRow({ type: 'garanzia', sku: 'SPENTO', active: false }, now),
    packageRow({ type: 'garanzia', sku: 'BANCO', online_enabled: false }, now),
  ]);
});
afterAll(() => api.close());

async function offer(query = '') {
  const answer = await api.call({ path: `/public/pack-types${query}` });
  expect(answer.statusCode).toBe(200);
  const { data }: { data: OfferedPackageType[] } = answer.json();
  return data;
}
const shape = (types: OfferedPackageType[]) => types.map((type) => [type.code, type.packages.map((one) => one.title)]);
const verdicts = (types: OfferedPackageType[]) =>
  Object.fromEntries(types.flatMap((type) => type.packages.map((one) => [one.title, [one.eligible, one.reasons]])));

test('what is on sale now comes by type and price, and says nothing of a car that was not told', async () => {
  const types = await offer();
  expect(shape(types)).toEqual([
    ['tagliandi', ['TAG-A', 'TAG-B']],
    ['garanzia', ['GAR']],
    ['noleggio', ['NOL']],
  ]);
  expect(new Set(Object.values(verdicts(types)).map(String))).toEqual(new Set([',']));
});

test('a price is net, with discount, tax and their exact sum', async () => {
  const [, warranty] = await offer();
  expect(warranty?.packages[0]).toMatchObject({
    price: '100.00',
    discount: '10.00',
    iva_rate: '22.00',
    iva: '19.80',
    total: '109.80',
    currency_symbol: '€',
  });
});

test('a kind shows its types only', async () => {
  expect(shape(await offer('?kind=rental'))).toEqual([['noleggio', ['NOL']]]);
});

test('a package that a car cannot have says why, in figures', async () => {
  const types = await offer(`?vin=${vin}&km=187000&car_fuel=benzina&car_registration_date=2020-01-15`);
  expect(verdicts(types)).toEqual({
    'TAG-A': [false, ['Riservato alle auto che hanno al massimo un anno: questa ha 6 anni e un mese.']],
    'TAG-B': [true, []],
    GAR: [
      false,
      ['Solo per auto diesel o elettriche: questa è a benzina.', 'Questa auto ha 187.000 km: il limite è 150.000.'],
    ],
    NOL: [true, []],
  });
});

test('a VIN with a fault in it is refused at its field', async () => {
  const answer = await api.call({ path: '/public/pack-types?vin=ZACPJFCWISP018273' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['vin']]);
});

test('a car that some package fits hears how many, one that none fits hears why', async () => {
  expect(await service.packagesFor({ fuel: 'benzina' })).toEqual({ eligible: true, packages_count: 3, reasons: [] });
  expect(await service.packagesFor({ fuel: 'benzina' }, true)).toMatchObject({ eligible: true, packages_count: 4 });
  await api.platform.db.read.update(packages).set({ max_km: 100_000 });
  expect(await service.packagesFor({ km: 120_000 })).toEqual({
    eligible: false,
    packages_count: 0,
    reasons: ['Questa auto ha 120.000 km: il limite è 100.000.'],
  });
});
