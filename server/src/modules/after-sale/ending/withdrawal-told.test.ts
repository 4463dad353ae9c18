import { contractWorld, newCustomer, type StaffSession, staffAt, type World } from '../../contracts/testing';

let world: World;
let dealer: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
  dealer = await staffAt(world);
});
afterAll(() => world.close());

interface Notice {
  title: string;
  excerpt: string;
  type: string;
}

/** What the dealer's bell says of a withdrawal. */
async function told(code: string): Promise<Pick<Notice, 'excerpt' | 'type'>[]> {
  const answer = await world.call({ path: '/account/notifications', token: dealer.token });
  const notices: Notice[] = answer.json().data;
  const ofContract = notices.filter(({ title }) => title === `Recesso: ${code}`);
  return ofContract.map(({ excerpt, type }) => ({ excerpt, type }));
}

it('is work for the dealer until the money is given back', async () => {
  const customer = await newCustomer(world, { email: 'uno@example.com', phone: '+393330000001' });
  const { code } = await customer.sign();
  const at = world.clock.now().toISOString();
  const payment = { amount: '1180.00', paid_at: at, reference: 'CRO 1', payment_method: 'bonifico' };
  expect((await dealer.call('POST', `/contracts/${customer.uid}/mark-as-payed`, payment)).status).toBe(202);
  await customer.post('withdraw');
  expect((await customer.post('withdraw/confirm')).status).toBe(202);
  expect(await told(code)).toEqual([
    {
      type: 'warning',
      excerpt: expect.stringMatching(/^Il cliente ha esercitato il recesso: 1\.180,00\s€ da rimborsare entro il /),
    },
  ]);

  const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'CRO 2' };
  expect((await dealer.call('POST', `/contracts/${customer.uid}/mark-as-refunded`, refund)).status).toBe(202);
  expect(await told(code)).toEqual([]);
});

it('of what was not paid asks for nothing', async () => {
  const customer = await newCustomer(world, { email: 'due@example.com', phone: '+393330000002' });
  const { code } = await customer.sign();
  await customer.post('withdraw');
  expect((await customer.post('withdraw/confirm')).status).toBe(202);
  expect(await told(code)).toEqual([
    { type: 'info', excerpt: 'Il cliente ha esercitato il recesso: non c’è niente da rimborsare.' },
  ]);
});
