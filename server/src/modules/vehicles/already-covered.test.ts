import { contractWorld, newCustomer, type World } from '../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

test('a car with a contract is told as covered, which refuses nothing', async () => {
  const customer = await newCustomer(world, { email: 'coperta@example.com', phone: '+393337654321' });
  const car_vin = 'WVWZZZCDZSW123456';
  const lookUp = async () =>
    (await world.call({ method: 'POST', path: '/public/vin-service', body: { vin: car_vin } })).json().data;
  expect(await lookUp()).toMatchObject({ already_covered: false, eligibility: { eligible: true, packages_count: 1 } });
  expect((await customer.patch({ car_vin })).status).toBe(202);
  expect(await lookUp()).toMatchObject({ already_covered: true, eligibility: { eligible: true } });
});
