import { type TestApp, testApp } from '../../platform/testing';
import { vehicles } from './tables/vehicle.table';

const avenger = 'ZACPJFCW2SP018273';
/** Well-formed VINs that differ in their last digits. */
const vinNumber = (n: number) => `WVWZZZCDZSW${String(n).padStart(6, '0')}`;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const now = api.clock.now();
  const known = {
    car_vin: avenger,
    car_plate: 'GT109RZ',
    car_model: 'Avenger',
    km: 18_420,
    car_registration_date: '2025-03-14',
  };
  await api.platform.db.read.insert(vehicles).values({ ...known, source: 'test', created_at: now, updated_at: now });
});
afterAll(() => api.close());

const lookUp = (vin: string, from: string, token?: string) =>
  api.call({
    method: 'POST',
    path: '/public/vin-service',
    body: { vin },
    headers: { 'x-forwarded-for': from },
    ...(token ? { token } : {}),
  });

test('a car of the registry is known by its VIN, without what is its owner’s', async () => {
  const answer = await lookUp(avenger.toLowerCase(), '192.0.2.1');
  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    expect.objectContaining({ vin: avenger, source: 'registry', car_model: 'Avenger', already_covered: false }),
  ]);
  expect(answer.body).not.toMatch(/GT109RZ|18420|2025-03-14/);
});

test('a malformed VIN is told its fault and place', async () => {
  const answer = await lookUp('ZACPJFCWISP018273', '192.0.2.1');
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { vin: ['In posizione 9 c’è una I. I telai non la usano mai: quasi sempre è un 1.'] },
  ]);
});

test('an address looks up sixty different VINs an hour; one that it knows is free', async () => {
  const from = '192.0.2.9';
  for (let n = 0; n < 60; n += 1) expect((await lookUp(vinNumber(n), from)).statusCode).toBe(200);
  const refused = await lookUp(vinNumber(60), from);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await lookUp(vinNumber(7), from)).statusCode).toBe(200);
  expect((await lookUp(vinNumber(60), '192.0.2.10')).statusCode).toBe(200);

  const { token } = await api.signIn(['manager']);
  expect((await lookUp(vinNumber(60), from, token)).statusCode).toBe(200);
  await api.wait(3_601);
  expect((await lookUp(vinNumber(61), from)).statusCode).toBe(200);
});

test('the addresses of one IPv6 household count together', async () => {
  for (let n = 0; n < 60; n += 1) await lookUp(vinNumber(n), `2001:db8:1:2::${n.toString(16)}`);
  expect((await lookUp(vinNumber(60), '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await lookUp(vinNumber(60), '2001:db8:1:3::1')).statusCode).toBe(200);
});
