import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { auditLog, stores } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';
import { storeRow } from '../../stores/testing/store-rows';

let world: World;
let uid: string;
let manager: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  manager = await world.signIn(['manager'], [world.storeUid]);
  uid = (await newCustomer(world)).uid;
  await copyContract(world, uid, [
    { lastname: 'Bianchi', address_info: '=HYPERLINK("http://x")' },
    { lastname: 'Rossi', store_uid: foreign.store_uid },
    { lastname: 'Verdi', deleted_at: world.clock.now() },
  ]);
});
afterAll(() => world.close());

async function exported(query: string) {
  const answer = await world.call({ path: `/manager/contracts/export?${query}`, token: manager.token });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function csv(query = '') {
  const { body, headers } = await exported(query);
  const [heading = '', ...lines] = body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  const names = heading.split(';');
  const rows = lines.map((line) => Object.fromEntries(line.split(';').map((cell, index) => [names[index], cell])));
  return { names, rows, headers };
}

it('holds own contracts in the list’s order, without the secret of their links', async () => {
  const { names, rows, headers } = await csv('sort=-lastname');
  expect(rows.map((row) => row.lastname)).toEqual(['D’Alò', 'Bianchi']);
  expect(rows[0]).toMatchObject({
    code: 'CC-2026-000001',
    status: 'DRAFT',
    created_at: '02/03/2026 11:00',
    total: '1180,00',
    iva_rate: '22,00',
    store: 'Autocentro Lambro',
    car_registration_date: '18/03/2025',
    km: '18420',
    marketing: 'no',
    days_left: '20',
  });
  expect(names).not.toContain('contract_uid');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('contratti-2026-03-02.csv'),
    'x-total-rows': '2',
  });
});

it('is headed by what people call its columns on demand, each one by a name of its own', async () => {
  const fields = await csv('search=bianchi');
  const words = await csv('search=bianchi&headings=words');
  expect(words.names).toHaveLength(fields.names.length);
  expect(words.names).toEqual(expect.arrayContaining(['Codice', 'Telaio (VIN)', 'Tagliandi', 'Totale', 'Firmato il']));
  expect(words.names.filter((name) => fields.names.includes(name))).toEqual([]);
  expect(new Set(words.names).size).toBe(words.names.length);
  expect(words.rows[0]).toMatchObject({ Cognome: 'Bianchi', Totale: fields.rows[0]?.total });
});

it('has names where people read codes, and the last day to withdraw for the midnight after it', async () => {
  await copyContract(world, uid, [
    {
      lastname: 'Firmati',
      status: 'SIGNED',
      signed_at: new Date('2026-02-27T09:00:00Z'),
      payment_method: 'bonifico',
      utms: { utm_source: 'google', utm_campaign: 'estate' },
    },
  ]);
  const { rows } = await csv('search=firmati&headings=words');
  expect(rows).toEqual([
    expect.objectContaining({
      Stato: 'FIRMATO',
      Categoria: 'Assistenza',
      Origine: 'Cliente, dal sito',
      'Tipo di pacchetto': 'Garanzia e manutenzione',
      'Metodo di pagamento': 'Bonifico',
      Alimentazione: 'Benzina',
      'Recesso possibile fino al': '13/03/2026',
      'Campagna: tutti i dati': 'utm_source: google, utm_campaign: estate',
    }),
  ]);
  const codes = (await csv('search=firmati')).rows[0];
  expect(codes).toMatchObject({ status: 'SIGNED', kind: 'care', withdrawal_ends_at: '14/03/2026 00:00' });
});

it('tells of money that went back how much it was, and its reference', async () => {
  await copyContract(world, uid, [
    {
      lastname: 'Rimborsati',
      status: 'PAID',
      signed_at: new Date('2026-02-20T09:00:00Z'),
      filled_at: new Date('2026-02-20T09:05:00Z'),
      paid_at: new Date('2026-02-21T09:00:00Z'),
      payment_method: 'bonifico',
      amount_cents: 118_000,
      payment_reference: 'CRO 71',
      withdrawn_at: new Date('2026-02-24T09:00:00Z'),
      refund_due_at: new Date('2026-03-10T09:00:00Z'),
      refunded_at: new Date('2026-02-26T09:00:00Z'),
      refund_cents: 118_000,
      refund_reference: 'CRO 94',
    },
  ]);
  expect((await csv('search=rimborsati')).rows).toEqual([
    expect.objectContaining({ refund_amount: '1180,00', refund_reference: 'CRO 94' }),
  ]);
  expect((await csv('search=rimborsati&headings=words')).rows).toEqual([
    expect.objectContaining({ Rimborso: '1180,00', 'Riferimento del rimborso': 'CRO 94' }),
  ]);
});

it('follows filter and search', async () => {
  const filter = 'wheres[0][field]=lastname&wheres[0][op]=eq&wheres[0][value]=Bianchi';
  expect((await csv(filter)).rows).toHaveLength(1);
  expect((await csv('search=rossi')).rows).toEqual([]);
  const refused = await world.call({ path: '/manager/contracts/export?page=2', token: manager.token });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['page']]);
});

it('makes what looks like a formula harmless', async () => {
  expect((await exported('')).body).toContain(`"'=HYPERLINK(""http://x"")"`);
  const { rawPayload } = await exported('format=xlsx');
  const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://x")</t>');
  expect(sheet).not.toContain('<f>');
});

it('goes out page by page, every row once', async () => {
  await copyContract(
    world,
    uid,
    Array.from({ length: 1_020 }, (_, index) => ({ lastname: 'Molti', total_cents: 118_000, km: index })),
  );
  const { rows, headers } = await csv('search=molti&sort=total');
  expect(headers['x-total-rows']).toBe('1020');
  expect(new Set(rows.map((row) => row.km)).size).toBe(1_020);
  expect(rows).toHaveLength(1_020);
});

it('is written down', async () => {
  await csv('search=bianchi');
  const written = await world.platform.db.read.select().from(auditLog).where(eq(auditLog.action, 'contracts.exported'));
  expect(written.at(-1)).toMatchObject({
    actor: 'manager',
    actor_uid: manager.uid,
    data: { format: 'csv', rows: 1, filters: [], searched: true },
  });
});
