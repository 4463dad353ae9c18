import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { daysUntil, deletionAt } from 'shared-api/domain';
import { contractEvents, contracts } from '../contracts';
import { contractWorld, ownerAt, type StaffSession, staffAt, storedContract, type World } from '../contracts/testing';
import { verifyContract } from '../reporting/verify/verify-contract';

/**
 * Whatever staff, the customer and time do to a contract, in whatever order: it is never paid without a signature, an
 * amount and a method, its history stays whole, what was refused changed nothing, and no warning of its end is false.
 */
let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const minute = 60;
const day = 86_400;
let people = 0;

interface Life {
  readonly uid: string;
  readonly ownerUid: string;
  readonly manager: StaffSession;
  readonly admin: StaffSession;
}

type Step = (life: Life) => Promise<number>;

/** A session of the owner's own, however long ago the last one was. */
async function owner({ uid, ownerUid }: Life) {
  const { db, sessions } = world.platform;
  const token = await db.transaction((tx) => sessions.begin(tx, { user_uid: ownerUid, device: 'test', place: '' }));
  return ownerAt(world, uid, token);
}

const byCustomer =
  (action: string, body: unknown = {}): Step =>
  async (life) =>
    (await (await owner(life)).post(action, body)).status;

const byStaff =
  (who: 'manager' | 'admin', method: 'POST' | 'PATCH' | 'DELETE', action: string, body?: () => unknown): Step =>
  async (life) =>
    (await life[who].call(method, `/contracts/${life.uid}/${action}`, body?.())).status;

const payment = (change: Readonly<Record<string, unknown>> = {}) => ({
  amount: '1180.00',
  paid_at: world.clock.now().toISOString(),
  reference: 'R',
  ...change,
});

const steps = {
  'the dealer sends the link': byStaff('manager', 'POST', 'resend-sms'),
  'the operator sends the link': byStaff('admin', 'POST', 'resend-sms'),
  'the dealer corrects': byStaff('manager', 'PATCH', 'update', () => ({ city: `Lodi ${world.clock.now().getTime()}` })),
  'the dealer fills the form': byStaff('manager', 'POST', 'fill-pdf'),
  'the dealer has the money': byStaff('manager', 'POST', 'mark-as-payed', () => payment()),
  'the dealer has the money by transfer': byStaff('manager', 'POST', 'mark-as-payed', () =>
    payment({ payment_method: 'bonifico' }),
  ),
  'the dealer has less, without saying why': byStaff('manager', 'POST', 'mark-as-payed', () =>
    payment({ amount: '1.00', payment_method: 'bonifico' }),
  ),
  'the dealer corrects the payment': byStaff('manager', 'PATCH', 'payment', () => {
    const at = world.clock.now().getTime();
    return payment({ amount: '1100.00', reference: `R ${at}`, note: 'Sconto', reason: 'Letto male' });
  }),
  'the dealer gives back': byStaff('manager', 'POST', 'mark-as-refunded', () => ({
    amount: '1180.00',
    refunded_at: world.clock.now().toISOString(),
    reference: 'R',
  })),
  'the dealer does the first service': byStaff('manager', 'POST', 'maintenance/1/done', () => ({
    date: world.clock.now().toISOString().slice(0, 10),
    km: 20_000,
  })),
  'the dealer deletes': byStaff('manager', 'DELETE', 'delete'),
  'the operator deletes': byStaff('admin', 'DELETE', 'delete', () => ({ reason: 'Prova' })),
  'the customer asks to sign': byCustomer('sign', { terms: true, clauses: true, general: true }),
  'the customer signs': async (life) => {
    const customer = await owner(life);
    const asked = await customer.post('sign', { terms: true, clauses: true, general: true });
    if (asked.status !== 202) return asked.status;
    return (await customer.post('confirm-otp', { otp_code: await customer.code() })).status;
  },
  'the customer chooses a method': byCustomer('payment-method', { payment_method: 'concessionaria' }),
  'the customer says no': byCustomer('decline', { reason: 'Ci ripenso' }),
  'the customer begins to withdraw': byCustomer('withdraw'),
  'the customer withdraws': byCustomer('withdraw/confirm'),
  'a minute passes': () => passing(minute),
  'two days pass': () => passing(2 * day),
  'nine days pass': () => passing(9 * day),
} as const satisfies Record<string, Step>;

type StepName = keyof typeof steps;

async function passing(seconds: number): Promise<number> {
  await world.wait(seconds);
  return 200;
}

async function stored(uid: string) {
  const { read } = world.platform.db;
  const contract = await storedContract(world, uid);
  const events = await read.$count(contractEvents, eq(contractEvents.contract_id, contract.id));
  return { contract, events };
}

/** What the dealer's bell says of the contract's end, as it is read now. */
async function warnings({ manager }: Life, code: string) {
  const answer = await world.call({ path: '/account/notifications?per_page=100', token: manager.token });
  const { data }: { data: { title: string; excerpt: string }[] } = answer.json();
  return data.filter(({ title }) => title.startsWith(`${code}: si elimina`));
}

/** Whoever reads a warning finds what it says: one of a contract, with the day and what is still to be done. */
async function expectTrueWarnings(life: Life): Promise<void> {
  const { contract } = await stored(life.uid);
  const told = await warnings(life, contract.code);
  const deadline = deletionAt(contract);
  const halted = [contract.deleted_at, contract.declined_at, contract.withdrawn_at].some((at) => at !== null);
  if (halted || deadline === null) {
    expect(told).toEqual([]);
    return;
  }
  const days = daysUntil(deadline, world.clock.now());
  const left = ['oggi', 'domani'][days] ?? `tra ${days} giorni`;
  expect(told.map(({ title }) => title)).toEqual(told.slice(0, 1).map(() => `${contract.code}: si elimina ${left}`));
  const due = contract.signed_at === null ? /^Da firmare: 1\.180,00/ : /^Da pagare: 1\.180,00/;
  for (const { excerpt } of told) {
    expect(excerpt).toMatch(due);
    expect(/ alle \d\d:\d\d\.$/.test(excerpt)).toBe(days === 0);
  }
}

/** A sent contract whose customer has an account and a phone of their own. */
async function begin(): Promise<Life> {
  people += 1;
  const manager = await staffAt(world);
  const { contract_uid: uid } = await manager.draft({
    // A car of its own: what was read of another's is asked about.
    car_vin: `ZFA31200${String(people).padStart(9, '0')}`,
    phone: `+3933400${String(people).padStart(5, '0')}`,
    email: `vita${people}@example.com`,
  });
  const { uid: ownerUid } = await world.signIn(['user']);
  await world.platform.db.read.update(contracts).set({ user_uid: ownerUid }).where(eq(contracts.contract_uid, uid));
  return { uid, ownerUid, manager, admin: await staffAt(world, 'admin') };
}

async function live(names: readonly StepName[]): Promise<readonly string[]> {
  let life = await begin();
  const seen: string[] = [];
  for (const name of names) {
    const before = await stored(life.uid);
    const isTime = name.endsWith('pass') || name.endsWith('passes');
    const status = await steps[name](life);
    const after = await stored(life.uid);
    if (status >= 400) expect({ name, ...after }).toEqual({ name, ...before });
    const { contract } = after;
    if (contract.status === 'PAID') {
      expect([contract.signed_at, contract.paid_at, contract.amount_cents, contract.payment_method]).not.toContain(
        null,
      );
    }
    seen.push(contract.deleted_at === null ? contract.status : 'deleted');
    if (isTime) life = { ...life, manager: await staffAt(world), admin: await staffAt(world, 'admin') };
    await expectTrueWarnings(life);
  }
  const { db, keys, storage } = world.platform;
  const { contract } = await stored(life.uid);
  expect(await verifyContract({ db, keys, storage }, contract.id)).toMatchObject({ valid: true, faults: [] });
  return seen;
}

const names = fc.constantFrom<StepName>(
  'the dealer sends the link',
  'the operator sends the link',
  'the dealer corrects',
  'the dealer fills the form',
  'the dealer has the money',
  'the dealer has the money by transfer',
  'the dealer has less, without saying why',
  'the dealer corrects the payment',
  'the dealer gives back',
  'the dealer does the first service',
  'the dealer deletes',
  'the operator deletes',
  'the customer asks to sign',
  'the customer signs',
  'the customer signs',
  'the customer chooses a method',
  'the customer says no',
  'the customer begins to withdraw',
  'the customer withdraws',
  'a minute passes',
  'two days pass',
  'nine days pass',
);

it('keeps its rules through any life', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 6, maxLength: 14 }), async (life) => {
      await live(life);
    }),
    {
      numRuns: 12,
      endOnFailure: true,
      // Lives that go all the way, so that chance is not needed for the late statuses.
      examples: [
        [
          [
            'the customer signs',
            'the customer chooses a method',
            'the dealer fills the form',
            'the dealer has the money',
            'the dealer deletes',
            'the dealer does the first service',
            'the customer begins to withdraw',
            'the customer withdraws',
            'the dealer gives back',
            'the dealer gives back',
          ],
        ],
        [
          [
            'the dealer sends the link',
            'the customer asks to sign',
            'the dealer corrects',
            'a minute passes',
            'the operator sends the link',
            'a minute passes',
            'the customer signs',
            'the dealer has the money by transfer',
            'the operator deletes',
          ],
        ],
        [['the customer signs', 'nine days pass', 'nine days pass', 'the dealer has the money by transfer']],
        // Warned of two ends: of what nobody signs, then of what nobody pays.
        [
          [
            'nine days pass',
            'nine days pass',
            'the operator sends the link',
            'the customer signs',
            'nine days pass',
            'two days pass',
            'the dealer has the money by transfer',
            'the customer begins to withdraw',
            'the customer withdraws',
          ],
        ],
      ],
    },
  );
}, 180_000);

it('goes all the way', async () => {
  const way: StepName[] = [
    'the dealer sends the link',
    'the customer signs',
    'the customer chooses a method',
    'the dealer has the money',
  ];
  expect(await live(way)).toEqual(['AVAIABLE', 'SIGNED', 'FILLED', 'PAID']);
});
