import { contractWorld, newCustomer, signedAtDealer, staffAt, type World } from '../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

test('a car with a signed contract is told as covered, which refuses nothing; one that anybody has begun is not', async () => {
  const customer = await newCustomer(world, { email: 'coperta@example.com', phone: '+393337654321' });
  const car_vin = 'WVWZZZCDZSW123456';
  const lookUp = async () =>
    (await world.call({ method: 'POST', path: '/public/vin-service', body: { vin: car_vin } })).json().data;
  expect(await lookUp()).toMatchObject({ already_covered: false, eligibility: { eligible: true, packages_count: 1 } });
  expect((await customer.patch({ car_vin })).status).toBe(202);
  expect(await lookUp()).toMatchObject({ already_covered: false });
  await customer.sign();
  expect(await lookUp()).toMatchObject({ already_covered: true, eligibility: { eligible: true } });
});

test('a manager sees the contract of an own store, and of a foreign one only that a signed one covers', async () => {
  const customer = await newCustomer(world, {
    car_vin: 'ZACPJFCW2SP018273',
    phone: '+393337654322',
    email: 'due@example.com',
  });
  const [own, foreign] = [await world.signIn(['manager'], [world.storeUid]), await world.signIn(['manager'])];
  const lookUp = async (token: string) => {
    const body = { vin: 'ZACPJFCW2SP018273' };
    return (await world.call({ method: 'POST', path: '/manager/vin-service', body, token })).json().data;
  };
  expect(await lookUp(own.token)).toMatchObject({
    existing_contracts: [{ contract_uid: customer.uid, status: 'DRAFT' }],
    existing_elsewhere: false,
  });
  expect(await lookUp(foreign.token)).toMatchObject({ existing_contracts: [], existing_elsewhere: false });
  await customer.sign();
  expect(await lookUp(foreign.token)).toMatchObject({ existing_contracts: [], existing_elsewhere: true });
});

test('once the cover has ended the car is free again, and a contract on it is told to nobody', async () => {
  const seller = await staffAt(world);
  const { uid } = await signedAtDealer(world, seller);
  const paid = { amount: '1180.00', paid_at: world.clock.now().toISOString(), reference: 'CRO 1' };
  const answer = await seller.call('POST', `/contracts/${uid}/mark-as-payed`, { ...paid, payment_method: 'bonifico' });
  const { car_vin: vin, mantenance_duration: months } = answer.body.data;
  const lookUp = async () => {
    const { token } = await world.signIn(['manager'], [world.storeUid]);
    const [known, own] = [
      await world.call({ method: 'POST', path: '/public/vin-service', body: { vin } }),
      await world.call({ method: 'POST', path: '/manager/vin-service', body: { vin }, token }),
    ];
    const { existing_contracts, from_contract } = own.json().data;
    return [known.json().data.already_covered, existing_contracts.length, from_contract !== null];
  };
  expect(await lookUp()).toEqual([true, 1, true]);
  await world.wait((months * 31 + 1) * 86_400);
  expect(await lookUp()).toEqual([false, 0, true]);
});
