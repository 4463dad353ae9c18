import { eq } from 'drizzle-orm';
import { storePaymentMethods, users } from '../../../platform/db/schema';
import { contracts } from '../tables/contract.table';
import { contractWorld, newCustomer, ownerAt, paidAtDealer, staffAt, type World } from '../testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

const car = ['package_id', 'store_uid', 'total', 'car_vin', 'car_plate', 'car_model', 'car_fuel', 'km'] as const;
const consents = { general: true, marketing: false, survey: false };

/** What a customer states from the account: the car and the consents, nothing of themselves. */
function carOnly(change: Readonly<Record<string, unknown>> = {}) {
  const order = world.order();
  const stated = Object.fromEntries(car.map((field) => [field, order[field]]));
  return { ...stated, car_registration_date: order.car_registration_date, ...consents, ...change };
}

async function person(profile: Partial<typeof users.$inferInsert>) {
  const account = await world.signIn(['user']);
  await world.platform.db.read.update(users).set(profile).where(eq(users.uid, account.uid));
  return account;
}

const complete = {
  firstname: 'Chiara',
  lastname: 'De Luca',
  phone: '+393335550142',
  address: 'via Washington 3',
  city: 'Milano',
  province: 'MI',
  zip_code: '20146',
};

interface Coded {
  readonly code: string;
}

const create = (token: string, body: unknown) =>
  world.call({ method: 'POST', path: '/account/contracts/create', body, token });

describe('a contract from the account', () => {
  it('takes the person from the profile and belongs to them', async () => {
    const { token } = await person(complete);
    const made = await create(token, carOnly());
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({ status: 'DRAFT', fullname: 'Chiara De Luca', phone: '+393335550142' });

    const owner = ownerAt(world, made.json().data.contract_uid, token);
    expect((await owner.get()).body.data).toMatchObject({ view: 'full', lastname: 'De Luca' });
  });

  it('asks at its field for what neither the form nor the profile holds', async () => {
    const { token } = await person({ firstname: 'Chiara', lastname: 'De Luca' });
    const refused = await create(token, carOnly({ phone: '+393335550143' }));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors).sort()).toEqual(['address', 'city', 'province', 'zip_code']);
  });

  it('is signed, paid by card and left again without any link', async () => {
    const { token } = await person({ ...complete, phone: '+393335550144' });
    const uid = (await create(token, carOnly())).json().data.contract_uid;
    const owner = ownerAt(world, uid, token);

    expect((await owner.file('/documents/preview')).status).toBe(200);
    expect(await owner.sign()).toMatchObject({ status: 'SIGNED', phone_verified: true });
    expect((await owner.post('payment-method', { payment_method: 'carta' })).body.data.status).toBe('FILLED');
    const { redirect_url } = (await world.call({ method: 'POST', path: `/account/contracts/${uid}/pay`, token })).json()
      .data;
    const page = new URL(redirect_url);
    const paid = await world.app.http.inject({
      method: 'POST',
      url: page.pathname + page.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'esito=pagato',
    });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/account/contracts/${uid}?esito=pagato`]);
    expect((await owner.get()).body.data.status).toBe('PAID');

    await owner.post('withdraw', {});
    const left = await owner.post('withdraw/confirm');
    expect(left.status).toBe(202);
    expect((await owner.get()).body.data.withdrawn_at).not.toBeNull();
    expect((await owner.file('/evidence')).status).toBe(200);
  });
});

describe('somebody else’s contract', () => {
  it('answers every call as one that does not exist', async () => {
    const { uid } = await newCustomer(world, { email: 'altri@example.com', phone: '+393335550145' });
    const { token } = await world.signIn(['user']);
    const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
    const calls = [
      { method: 'GET', path: '' },
      { method: 'POST', path: '/sign', body: { terms: true, clauses: true } },
      { method: 'POST', path: '/resend-otp' },
      { method: 'POST', path: '/confirm-otp', body: { otp_code: '123456' } },
      { method: 'POST', path: '/payment-method', body: { payment_method: 'bonifico' } },
      { method: 'POST', path: '/pay' },
      { method: 'POST', path: '/decline', body: { reason: 'No' } },
      { method: 'POST', path: '/withdraw', body: {} },
      { method: 'POST', path: '/withdraw/confirm' },
      { method: 'GET', path: '/documents' },
      { method: 'GET', path: '/documents/preview' },
      { method: 'GET', path: '/evidence' },
    ] as const;
    for (const { path, ...call } of calls) {
      const answers = await Promise.all(
        [uid, unknown].map((at) => world.call({ ...call, path: `/account/contracts/${at}${path}`, token })),
      );
      const [theirs, none] = answers.map((answer) => ({ status: answer.statusCode, ...withoutId(answer.json()) }));
      expect(theirs).toEqual(none);
      expect(theirs?.status).toBe(404);
    }
  });

  it('comes with the others in one answer, whole where it covers a car', async () => {
    const { token } = await person(complete);
    const other = { ...carOnly(), car_vin: 'ZACPJFCW1SP018274' };
    const begun = world.clock.now().getTime();
    const made = [];
    for (const [place, body] of [carOnly(), carOnly(), other].entries()) {
      world.clock.moveTo(new Date(begun + place * 1_000));
      made.push((await create(token, body)).json().data);
    }
    const [older, newer, second] = made;
    await newCustomer(world, { email: 'altrui@example.com', phone: '+393335550147' });

    const { contracts, covers } = (await world.call({ path: '/account/overview', token })).json().data;
    const codes = (list: readonly Coded[]) => list.map(({ code }) => code);
    expect(codes(contracts)).toEqual(codes([second, newer, older]));
    expect(codes(covers).sort()).toEqual(codes([newer, second]).sort());
    const [cover] = covers;
    const alone = await ownerAt(world, cover.contract_uid, token).get();
    expect(cover).toEqual(alone.body.data);
  });

  it('stands for its car in the place of a cover that is over', async () => {
    const { uid, token } = await person(complete);
    const { contract: cover } = await paidAtDealer(world, await staffAt(world));
    const change = (changes: Partial<typeof contracts.$inferInsert>) =>
      world.platform.db.read.update(contracts).set(changes).where(eq(contracts.contract_uid, cover.contract_uid));
    await change({ user_uid: uid });
    const next = (await create(token, carOnly({ car_vin: cover.car_vin }))).json().data;
    const shown = async () =>
      (await world.call({ path: '/account/overview', token })).json().data.covers.map(({ code }: Coded) => code);
    expect(await shown()).toEqual([cover.code]);
    await change({ signed_at: new Date('2020-03-02T10:00:00Z') });
    expect(await shown()).toEqual([next.code]);
  });

  it('is closed to whoever is no customer', async () => {
    const { uid } = await newCustomer(world, { email: 'chiuso@example.com', phone: '+393335550146' });
    const { token } = await world.signIn(['manager'], [world.storeUid]);
    expect((await world.call({ path: `/account/contracts/${uid}`, token })).statusCode).toBe(403);
    expect((await world.call({ path: `/account/contracts/${uid}` })).statusCode).toBe(401);
  });
});

function withoutId({ request_id: _, ...rest }: Record<string, unknown>) {
  return rest;
}
