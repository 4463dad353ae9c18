import { contractWorld, paidAtDealer, staffAt, type World } from '../../contracts/testing';
import { runVerify } from './run-verify';
import { tamper, verdict } from './testing/tampering';

const tables = ['contracts', 'contract_events', 'contract_event_details', 'documents'] as const;
let world: World;

/** A contract whose payment the dealer corrected. */
beforeAll(async () => {
  world = await contractWorld();
  const manager = await staffAt(world);
  const { uid, contract } = await paidAtDealer(world, manager);
  const { status } = await manager.call('PATCH', `/contracts/${uid}/payment`, {
    amount: '1100.00',
    paid_at: contract.paid_at,
    reference: 'CRO 321',
    note: 'Sconto',
    reason: 'Importo letto male',
  });
  expect(status).toBe(202);
  for (const table of tables) await tamper(world, `create table kept_${table} as table ${table}`);
}, 60_000);
afterAll(() => world.close());

afterEach(() =>
  tamper(world, ...tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} table kept_${table}`])),
);

test('a payment that was corrected is what the history says', async () => {
  expect(await verdict(world)).toMatchObject({ result: 0 });
});

test('whoever waits for many is told how far it is', async () => {
  const { db, keys, storage } = world.platform;
  const said: string[] = [];
  const write = (line: string) => said.push(line);
  await runVerify({ db, keys, storage, code: undefined, write, toldEvery: 1 });
  expect(said[0]).toBe('Controllati finora 1 contratti su 1.');
});

const correction = `(select id from contract_events where type = 'edited' and data ? 'receipt_sha256')`;

test.each([
  ['the amount of before', 'update contracts set amount_cents = 118000', 'amount_cents'],
  ['another day', "update contracts set paid_at = paid_at - interval '1 day'", 'paid_at'],
  ['another reference', "update contracts set payment_reference = 'CRO 123'", 'payment_reference'],
  ['another note', 'update contracts set payment_note = null', 'payment_note'],
  [
    'another amount in the history',
    `update contract_events set data = data || '{"amount_cents": 1}' where id = ${correction}`,
    'evento',
  ],
  [
    'another reason',
    `update contract_event_details set details = details || '{"reason": "Altro"}' where event_id = ${correction}`,
    'i dati dell’evento',
  ],
  ['the new receipt taken away', "delete from documents where kind = 'ricevuta' and version = 2", 'manca il documento'],
  [
    'the former receipt passed off as the valid one',
    "update documents set superseded_at = case version when 2 then created_at end where kind = 'ricevuta'",
    'il documento valido non è l’ultimo',
  ],
])('%s is noticed', async (_, statement, said) => {
  await tamper(world, statement);
  expect(await verdict(world)).toMatchObject({ result: 1, said: expect.stringContaining(said) });
});
