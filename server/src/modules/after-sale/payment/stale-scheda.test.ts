import { randomUUID } from 'node:crypto';
import { contractEvents } from '../../contracts';
import { contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';
import { isSchedaStale } from './scheda-of-payment';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

type Event = Pick<typeof contractEvents.$inferInsert, 'type' | 'data'>;

const chosen: Event = { type: 'method_saved', data: {} };
const moved: Event = { type: 'edited', data: { fields: ['store'] } };
const edited: Event = { type: 'edited', data: { fields: ['km'] } };
const filled: Event = { type: 'filled', data: {} };
const added: Event = { type: 'document_sealed', data: { kind: 'scheda' } };
const signed: Event = { type: 'document_sealed', data: { kind: 'contract' } };
const paid: Event = { type: 'paid', data: {} };

it.each<[string, readonly Event[], boolean]>([
  ['no method was chosen', [signed, paid], false],
  ['a method was chosen', [chosen], true],
  ['its scheda was made', [chosen, filled], false],
  ['another paper was sealed', [chosen, signed], true],
  ['another method was chosen since', [chosen, filled, chosen], true],
  ['it was paid before its scheda was made', [chosen, paid], true],
  ['its scheda came late', [chosen, paid, added], false],
  ['another dealer became its own', [chosen, filled, moved], true],
  ['something else was edited', [chosen, filled, edited], false],
  ['another dealer became its own once it was paid', [chosen, filled, paid, moved], false],
])('%s', async (_what, history, stale) => {
  const { db } = world.platform;
  const [contract] = await copyContract(world, (await newCustomer(world)).uid, [{}]);
  const contract_id = contract?.id ?? '';
  const rows = history.map((event, place) => ({
    ...event,
    id: randomUUID(),
    contract_id,
    seq: place + 1,
    at: world.clock.now(),
    actor: 'customer' as const,
    prev_hash: '',
    hash: '',
    key_id: '',
  }));
  for (const row of rows) await db.read.insert(contractEvents).values(row);
  expect(await isSchedaStale(db.read, contract_id)).toBe(stale);

  const [twin] = await copyContract(world, contract?.contract_uid ?? '', [{}]);
  const same = rows.map((row) => ({ ...row, id: randomUUID(), contract_id: twin?.id ?? '' }));
  await db.read.insert(contractEvents).values(same.reverse());
  expect(await isSchedaStale(db.read, twin?.id ?? '')).toBe(stale);
});
