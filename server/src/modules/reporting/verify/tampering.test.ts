import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { blankPdf } from '../../assets/testing/papers';
import { contracts } from '../../contracts';
import { appendEvent } from '../../contracts/history/history.repository';
import {
  type Customer,
  contractWorld,
  identifiedAtDealer,
  newCustomer,
  paidAtDealer,
  staffAt,
  storedContract,
  type World,
} from '../../contracts/testing';
import { tamper, verdict } from './testing/tampering';

/** What an administrator of the database can reach of a contract. */
const tables = [
  'contracts',
  'contract_events',
  'contract_event_details',
  'contract_chains',
  'contract_code_counters',
  'consents',
  'documents',
  'payment_events',
  'identity_records',
] as const;

let world: World;
/** Codes: of a contract that was paid at the desk, with every document; of another one; of the newest. */
let paid: string;
let other: string;
let last: string;
let identifiedCode: string;
let holder: Customer;

beforeAll(async () => {
  world = await contractWorld();
  const manager = await staffAt(world);
  const bought = await paidAtDealer(world, manager);
  other = await codeOf((await paidAtDealer(world, manager)).uid);
  paid = await codeOf(bought.uid);
  holder = await newCustomer(world, { phone: '+393339990001', email: 'ultimo@example.com' });
  await withdrawn(holder);
  await newCustomer(world, { phone: '+393339990002', email: 'bozza@example.com' });
  identifiedCode = await codeOf(await identifiedAtDealer(world, manager, await blankPdf()));
  last = await codeOf((await newCustomer(world, { phone: '+393339990003', email: 'fine@example.com' })).uid);
  for (const table of tables) await run(`create table kept_${table} as table ${table}`);
}, 60_000);
afterAll(() => world.close());

afterEach(async () => {
  const statements = tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} table kept_${table}`]);
  await tamper(world, ...statements);
});

async function withdrawn(customer: Customer): Promise<void> {
  await customer.sign();
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
}

const codeOf = async (uid: string) => (await storedContract(world, uid)).code;

const run = (statement: string) => world.platform.db.read.execute(sql.raw(statement));

test('what nobody touched is whole', async () => {
  expect((await verdict(world)).said).toBe(
    '6 contratti controllati: 6 integri, 0 non integri, 0 con documento da sigillare alla prima apertura.',
  );
  expect(await verdict(world, paid)).toMatchObject({ result: 0, said: expect.stringContaining(`${paid}: integro`) });
});

test('the customer is told what the check says', async () => {
  const { status, body } = await holder.get('/verify');
  expect([status, body.data]).toMatchObject([200, { valid: true, faults: [] }]);
  await tamper(world, `update contracts set mantenance_duration = 120 where contract_uid = '${holder.uid}'`);
  const { body: after } = await holder.get('/verify');
  expect(after.data).toMatchObject({
    valid: false,
    faults: expect.arrayContaining([expect.stringContaining('mantenance_duration')]),
  });
});

const row = (assignment: string) => () => [`update contracts set ${assignment} where code = '${paid}'`];
const its = (code = paid) => `(select id from contracts where code = '${code}')`;
const event = (type: string) => `contract_id = ${its()} and type = '${type}'`;

const moveEnd = () =>
  `update contract_chains set (length, head) =
     (select seq, hash from contract_events where contract_id = ${its()} order by seq desc limit 1)
   where contract_id = ${its()}`;
const everythingOf = (code: string) =>
  [
    `contract_event_details where event_id in (select id from contract_events where contract_id = ${its(code)})`,
    ...['contract_events', 'contract_chains', 'consents', 'documents'].map(
      (table) => `${table} where contract_id = ${its(code)}`,
    ),
    `contracts where code = '${code}'`,
  ].map((rows) => `delete from ${rows}`);

/** What is done, how, and what the check must say of it. */
type Line = readonly [what: string, statements: () => readonly string[], said: string];

const ofOneContract: readonly Line[] = [
  ['the last event taken away', () => [`delete from contract_events where ${event('paid')}`], 'non finisce'],
  [
    'the last three events taken away',
    () => [
      `delete from contract_events where contract_id = ${its()} and seq > (select max(seq) - 3 from contract_events where contract_id = ${its()})`,
    ],
    'non finisce',
  ],
  [
    'the last event taken away, and the end of the chain moved to the one before',
    () => [`delete from contract_events where ${event('paid')}`, moveEnd()],
    'sigillo',
  ],
  [
    'the last event taken away, and the end moved and left without a seal',
    () => [
      `delete from contract_events where ${event('paid')}`,
      moveEnd(),
      `update contract_chains set seal = null where contract_id = ${its()}`,
    ],
    'sigillo',
  ],
  ['an event in the middle taken away', () => [`delete from contract_events where ${event('sent')}`], 'evento'],
  ['all events taken away', () => [`delete from contract_events where contract_id = ${its()}`], 'creazione'],
  [
    'all events taken away, and the chain with them',
    () => [
      `delete from contract_events where contract_id = ${its()}`,
      `delete from contract_chains where contract_id = ${its()}`,
    ],
    'creazione',
  ],
  [
    'another person named as the one who acted',
    () => [`update contract_events set actor_uid = gen_random_uuid() where ${event('paid')}`],
    'evento',
  ],
  [
    'an event passed off as one of the version before',
    () => [`update contract_events set hash_version = 1, actor_uid = null where ${event('paid')}`],
    'evento',
  ],
  [
    'an event’s details exchanged, with their hash',
    () => [
      `update contract_event_details set details = '{}' where event_id in (select id from contract_events where ${event('created')})`,
    ],
    'dati dell’evento 1',
  ],
  [
    'an event’s details taken away',
    () => [
      `delete from contract_event_details where event_id in (select id from contract_events where ${event('created')})`,
      `update contract_events set details_sha256 = null where ${event('created')}`,
    ],
    'dati dell’evento 1',
  ],
  ['another name', row("firstname = 'Altro'"), 'firstname'],
  ['another phone', row("phone = '+393330000000'"), 'phone'],
  ['another e-mail', row("email = 'ladro@example.com'"), 'email'],
  ['another address', row("address = 'via Falsa 1'"), 'address'],
  ['another store', row('store_uid = gen_random_uuid()'), 'store_uid'],
  ['another bank account of the store', row(`store_snapshot = store_snapshot || '{"iban":"IT00X"}'`), 'store_snapshot'],
  ['another car', row("car_vin = 'ZACPJFCW1SP018274'"), 'car_vin'],
  ['another price', row('price_cents = price_cents + 100, discount_cents = discount_cents + 100'), 'price_cents'],
  ['another total', row('total_cents = 122, price_cents = 100, discount_cents = 0, iva_cents = 22'), 'total_cents'],
  ['another duration', row('mantenance_duration = 120'), 'mantenance_duration'],
  ['another package', row(`package_snapshot = package_snapshot || '{"title":"Tutto"}'`), 'package_snapshot'],
  ['another method', row("payment_method = 'concessionaria'"), 'payment_method'],
  ['another amount', row('amount_cents = 1'), 'amount_cents'],
  ['another reference of the payment', row("payment_reference = 'CRO 999'"), 'payment_reference'],
  ['another moment of the signature', row("signed_at = signed_at - interval '1 day'"), 'signed_at'],
  ['another moment of the payment', row("paid_at = paid_at - interval '1 day'"), 'paid_at'],
  ['another status', row("status = 'FILLED'"), 'status'],
  ['another level of the signature', row("signature_level = 'FEA'"), 'signature_level'],
  ['another shown document', row(`document_sha256 = '${'0'.repeat(64)}'`), 'document_sha256'],
  ['a consent set by hand', row('marketing = not marketing'), 'marketing'],
  ['deleted by hand', row('deleted_at = now()'), 'deleted_at'],
  ['withdrawn by hand', row('withdrawn_at = now()'), 'withdrawn_at'],
  ['another code', row("code = 'CC-2026-009999'"), 'code'],
  [
    'a consent changed in the ledger',
    () => [`update consents set granted = not granted where contract_id = ${its()} and kind = 'general'`],
    'general',
  ],
  ['the consents taken away', () => [`delete from consents where contract_id = ${its()}`], 'general'],
  ['all documents taken away', () => [`delete from documents where contract_id = ${its()}`], 'manca il documento'],
  [
    'the sealed contratto taken away',
    () => [`delete from documents where contract_id = ${its()} and kind = 'contratto' and sealed`],
    'manca il documento',
  ],
  [
    'the receipt taken away',
    () => [`delete from documents where contract_id = ${its()} and kind = 'ricevuta'`],
    'ricevuta',
  ],
  [
    'the contratto exchanged for another contract’s',
    () => [
      `update documents d set (storage_key, sha256, size, shown_bytes, shown_sha256, certificate_sha256) =
         (select storage_key, sha256, size, shown_bytes, shown_sha256, certificate_sha256 from documents
           where contract_id = ${its(other)} and kind = 'contratto' and sealed)
       where d.contract_id = ${its()} and d.kind = 'contratto' and d.sealed`,
    ],
    'non conosce il documento',
  ],
  [
    'the file exchanged behind the same hash',
    () => [
      `update documents set storage_key = (select storage_key from documents where contract_id = ${its(other)} and kind = 'scheda')
       where contract_id = ${its()} and kind = 'scheda'`,
    ],
    'scheda v1: stored_hash',
  ],
  [
    'a document added',
    () => [
      `insert into documents (id, contract_id, kind, version, sealed, sha256, storage_key, size, created_at)
       select gen_random_uuid(), ${its()}, kind, 9, sealed, sha256, storage_key, size, created_at
       from documents where contract_id = ${its(other)} and kind = 'ricevuta'`,
    ],
    'non conosce il documento',
  ],
  [
    'the valid document marked as overtaken',
    () => [`update documents set superseded_at = now() where contract_id = ${its()} and kind = 'scheda'`],
    'documento valido',
  ],
  [
    'money of the provider’s that the history does not know',
    () => [
      `insert into payment_events (id, provider, event_id, type, contract_id, amount_cents, reference, outcome, created_at)
       values (gen_random_uuid(), 'carta', 'evt-1', 'paid', ${its()}, 118000, 'X', 'paid', now())`,
    ],
    'pagamento',
  ],
  [
    'an identity that nobody recorded',
    () => [
      `insert into identity_records (contract_id, document_type, number, expires_on, storage_key, media_type, sha256, service_accepted, created_at)
       values (${its()}, 'CI', 'x', now(), 'x', 'image/png', '${'0'.repeat(64)}', true, now())`,
    ],
    'identità',
  ],
];

test.each(ofOneContract)('%s is noticed', async (_, statements, said) => {
  await tamper(world, ...statements());
  const found = await verdict(world);
  expect(found.result).toBe(1);
  expect(found.said).toContain(said);
  expect(found.said).toContain('5 integri, uno non integro');
});

test('an identity document taken away is noticed', async () => {
  await tamper(world, `delete from identity_records where contract_id = ${its(identifiedCode)}`);
  expect(await verdict(world, identifiedCode)).toMatchObject({ result: 1, said: expect.stringContaining('identità') });
});

const ofAll: readonly Line[] = [
  [
    'every event taken away',
    () => ['delete from contract_events', 'delete from contract_event_details'],
    '0 integri, 6',
  ],
  ['a contract taken away whole', () => everythingOf(paid), 'MANCA'],
  ['the newest contract taken away whole', () => everythingOf(last), 'MANCA'],
  [
    'the newest contract taken away, and its number',
    () => [...everythingOf(last), 'update contract_code_counters set last_number = last_number - 1'],
    'L’ultimo numero',
  ],
  [
    'the newest contract taken away, its number, and the seal of the count',
    () => [...everythingOf(last), 'update contract_code_counters set last_number = last_number - 1, seal = null'],
    'L’ultimo numero',
  ],
  ['the count taken away', () => ['delete from contract_code_counters'], 'L’ultimo numero'],
];

test.each(ofAll)('%s is noticed', async (_, statements, said) => {
  await tamper(world, ...statements());
  expect(await verdict(world)).toMatchObject({ result: 1, said: expect.stringContaining(said) });
});

test.each(['contract_events', 'contract_chains', 'consents', 'audit_log', 'contracts'])(
  '%s cannot be truncated',
  async (table) => {
    await expect(run(`truncate ${table} cascade`)).rejects.toMatchObject({ cause: { code: '23001' } });
  },
);

test('what goes on after an end was moved does not give it a good seal', async () => {
  await tamper(world, `delete from contract_events where ${event('paid')}`, moveEnd());
  const { db, keys } = world.platform;
  const [row] = await unscoped(db.read, 'the test looks at what is there')
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.code, paid));
  await db.transaction((tx) =>
    appendEvent(tx, keys, { contractId: row?.id ?? '', type: 'opened', at: world.clock.now(), actor: 'customer' }),
  );
  expect(await verdict(world, paid)).toMatchObject({ result: 1, said: expect.stringContaining('sigillo') });
});

test('numbers that go on after a count was put back do not give it a good seal', async () => {
  await tamper(world, ...everythingOf(last), 'update contract_code_counters set last_number = last_number - 1');
  await newCustomer(world, { phone: '+393339990004', email: 'dopo@example.com' });
  expect(await verdict(world)).toMatchObject({ result: 1, said: expect.stringContaining('L’ultimo numero') });
});
