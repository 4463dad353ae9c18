import { type TestApp, testApp } from '../../platform/testing';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const places = async (zip: string) => (await app.call({ path: `/public/places?zip_code=${zip}` })).json();

test('a postal code tells its comuni', async () => {
  expect(await places('20127')).toEqual({ data: [{ city: 'Milano', province: 'MI' }] });
  expect((await places('84010')).data).toContainEqual({ city: 'Ravello', province: 'SA' });
});

test('one that nobody has tells none, and what is none is refused', async () => {
  expect(await places('98000')).toEqual({ data: [] });
  expect((await places('2012')).errors).toHaveProperty('zip_code');
});
