import { type ContractEvent, type ContractStatus, contractStatuses, mayHappen } from 'shared-api/domain';
import {
  contractWorld,
  newCustomer,
  paidAtDealer,
  type StaffSession,
  sentAtDealer,
  signedAtDealer,
  staffAt,
  storedContract,
  type World,
} from '../testing';

let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

/** A fresh contract in a status, by the way that leads there; a minute ago, so that no pause is on. */
const inStatus: Readonly<Record<ContractStatus, () => Promise<string>>> = {
  DRAFT: async () => (await manager.draft({ phone: '+393335550001' })).contract_uid,
  AVAIABLE: async () => (await sentAtDealer(world, manager)).uid,
  PENDING: async () => {
    const { uid, customer } = await sentAtDealer(world, manager);
    await customer.post('sign', { terms: true, clauses: true, general: true });
    return uid;
  },
  SIGNED: async () => (await signedAtDealer(world, manager)).uid,
  FILLED: async () => {
    const { uid, customer } = await signedAtDealer(world, manager);
    await customer.post('payment-method', { payment_method: 'bonifico' });
    return uid;
  },
  PAID: async () => (await paidAtDealer(world, manager)).uid,
};

/** What a refusal left as it was serves once more. */
const spare = new Map<ContractStatus, string>();

interface Action {
  readonly name: string;
  readonly event: (status: ContractStatus) => ContractEvent;
  readonly act: (who: StaffSession, uid: string) => Promise<{ status: number; body: { code: string } }>;
  /** What the status allows and something else does not. */
  readonly unless?: readonly ContractStatus[];
}

const actions: readonly Action[] = [
  {
    name: 'sending the link',
    event: (status) => (status === 'DRAFT' ? 'send' : 'resend'),
    act: (who, uid) => who.call('POST', `/contracts/${uid}/resend-sms`),
  },
  {
    name: 'correcting',
    event: () => 'edit',
    act: (who, uid) => who.call('PATCH', `/contracts/${uid}/update`, { city: 'Lodi' }),
  },
  {
    name: 'filling the form',
    event: () => 'fill',
    act: (who, uid) => who.call('POST', `/contracts/${uid}/fill-pdf`),
    // No method was chosen yet.
    unless: ['SIGNED'],
  },
  {
    name: 'marking as paid',
    event: () => 'mark-as-paid',
    act: (who, uid) =>
      who.call('POST', `/contracts/${uid}/mark-as-payed`, {
        amount: '1180.00',
        paid_at: world.clock.now().toISOString(),
        reference: 'R',
        payment_method: 'bonifico',
      }),
  },
  {
    name: 'deleting',
    event: () => 'delete',
    act: (who, uid) => who.call('DELETE', `/contracts/${uid}/delete`, { reason: 'Prova' }),
  },
];

const cases = contractStatuses.flatMap((status) => actions.map((action) => ({ status, action, name: action.name })));

describe.each(['manager', 'admin'] as const)('a person of the %s area', (area) => {
  it.each(cases)('$name in $status is as the life cycle says', async ({ status, action }) => {
    const uid = spare.get(status) ?? (await inStatus[status]());
    await world.wait(60);
    const who = area === 'admin' ? admin : manager;
    const allowed = mayHappen(status, action.event(status), area) && !action.unless?.includes(status);
    const answer = await action.act(who, uid);
    expect([answer.status < 300, answer.body.code]).toEqual(allowed ? [true, undefined] : [false, 'status']);
    if (!allowed) expect(await storedContract(world, uid)).toMatchObject({ status, deleted_at: null });
    if (allowed) spare.delete(status);
    else spare.set(status, uid);
  });
});

it('is refused on what somebody else’s store has, like on what does not exist', async () => {
  const { uid } = await newCustomer(world, { phone: '+393335550002', email: 'altrove@example.com' });
  const stranger = await staffAt(world, 'manager', []);
  for (const { act } of actions) expect((await act(stranger, uid)).status).toBe(404);
  const correction = { amount: '1.00', paid_at: world.clock.now().toISOString(), reference: 'R', reason: 'Prova' };
  expect((await stranger.call('PATCH', `/contracts/${uid}/payment`, correction)).status).toBe(404);
  const paths = ['duplicate', 'renew', 'mark-as-refunded', 'maintenance/1/done'] as const;
  const bodies: Readonly<Record<string, unknown>> = {
    'mark-as-refunded': { amount: '1.00', refunded_at: world.clock.now().toISOString(), reference: 'R' },
    'maintenance/1/done': { date: '2026-03-02', km: 1 },
  };
  for (const path of paths) {
    expect((await stranger.call('POST', `/contracts/${uid}/${path}`, bodies[path])).status).toBe(404);
  }
});
