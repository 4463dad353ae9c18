import { eq, sql } from 'drizzle-orm';
import { daysUntil, deletionAt, formatMoney, reminderDays } from 'shared-api/domain';
import { openContracts } from '../../../open-contracts';
import { jobs, notifications, packages } from '../../../platform/db/schema';
import { statementsOf } from '../../../platform/testing';
import { presentDocuments } from '../../documents';
import { verifyContract } from '../../reporting/verify/verify-contract';
import { contractJobs } from '../contracts.jobs';
import { contractReminders, contracts } from '../tables/contract.table';
import { contractEvents } from '../tables/contract-event.table';
import { beginHistories, copyContract } from '../testing/copies';
import { newCustomer } from '../testing/customer';
import { staffAt } from '../testing/staff';
import { storedContract } from '../testing/stored-contract';
import { contractWorld, type World } from '../testing/world';
import { eraseDeleted } from './erase-deleted';

let world: World;

beforeEach(async () => {
  world = await contractWorld();
});
afterEach(() => world.close());

const day = 86_400;
const ticks = { terms: true, clauses: true };
const subjects = async () =>
  (await world.inbox()).flatMap((message) => (message.subject === null ? [] : [message.subject]));
const waitUntil = (at: string) => world.wait((Date.parse(at) - world.clock.now().getTime()) / 1_000);
const stored = (uid: string) => storedContract(world, uid);

describe('a contract that nobody signs', () => {
  it('is told of at 7, 3 and 1 days, and deleted when its 20th day is over', async () => {
    const { uid } = await newCustomer(world);
    for (const days of [13, 4, 2]) await world.wait(days * day);
    const reminders = (await subjects()).filter((subject) => subject.includes('viene annullato'));
    expect(reminders).toHaveLength(3);
    const notices = await world.platform.db.read.select().from(notifications);
    expect(notices.filter((notice) => notice.automatic_key?.startsWith('deletion:'))).toHaveLength(1);
    await world.wait(day);
    await waitUntil('2026-03-22T22:59:00Z');
    expect((await stored(uid)).deleted_at).toBeNull();
    await waitUntil('2026-03-22T23:00:00Z');
    expect(await stored(uid)).toMatchObject({ deleted_by: 'system', status: 'DRAFT' });
    expect((await world.call({ path: `/public/contracts/${uid}` })).statusCode).toBe(404);
  });

  it('is told of by day: a telephone wakes nobody at midnight', async () => {
    await newCustomer(world, { email: 'giorno@example.com' });
    const { context } = await openContracts(world.platform);
    const { remind } = contractJobs({ ...context, demo: false });
    const told = (at: string) => remind.run(new Date(at));
    for (const night of ['2026-03-14T23:05:00Z', '2026-03-15T06:59:00Z', '2026-03-15T19:00:00Z'])
      expect(await told(night)).toEqual({ rows: 0 });
    expect(await told('2026-03-15T07:00:00Z')).toEqual({ rows: 1 });
    expect(await told('2026-03-15T18:59:00Z')).toEqual({ rows: 0 });
  });

  it('tells whoever has chosen how to pay that the money has not come, and no more to choose', async () => {
    const customer = await newCustomer(world, { email: 'bonifico@example.com' });
    await customer.sign();
    await customer.post('payment-method', { payment_method: 'bonifico' });
    await world.wait(9 * day);
    const told = (await world.inbox()).filter(({ subject }) => subject?.startsWith('Da pagare entro')).at(-1)?.body;
    expect(told).toMatch(/il pagamento di 1\.180,00\s€ non risulta ancora arrivato/);
    expect(told).toContain('Come pagare lo trovi qui:');
  });

  it('is one notice of its dealer, worded for the day it is read on and ended with its reason', async () => {
    const { uid } = await newCustomer(world, { email: 'avviso@example.com' });
    const { id, code } = await stored(uid);
    const told = async () => {
      const manager = await world.signIn(['manager'], [world.storeUid]);
      const { data } = (await world.call({ path: '/account/notifications?per_page=100', token: manager.token })).json();
      return data
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith(code) && title.includes('si elimina'));
    };
    await world.wait(13 * day);
    expect(await told()).toEqual([`${code}: si elimina tra 7 giorni`]);
    await world.wait(2 * day);
    expect(await told()).toEqual([`${code}: si elimina tra 5 giorni`]);
    await world.wait(2 * day);
    expect(await told()).toEqual([`${code}: si elimina tra 3 giorni`]);
    const staff = await world.signIn(['manager'], [world.storeUid]);
    const gone = await world.call({
      method: 'DELETE',
      path: `/manager/contracts/${uid}/delete`,
      token: staff.token,
      body: {},
    });
    expect(gone.statusCode).toBe(204);
    expect(await told()).toEqual([]);
    const kept = await world.platform.db.read.select().from(notifications).where(eq(notifications.contract_id, id));
    expect(kept.filter(({ deadline_at }) => deadline_at !== null)).toHaveLength(1);
  });

  it('is told of among hundreds, too, which are looked for once and not for each batch', async () => {
    const { uid } = await newCustomer(world, { email: 'molti@example.com' });
    await world.wait(13 * day);
    const searches = async () =>
      (await statementsOf(() => world.wait(600))).filter((text) => text.includes('union all')).length;
    const forOne = await searches();
    const unsaid = { source: 'manager', sent_at: null, link_shown_at: null } as const;
    await copyContract(
      world,
      uid,
      Array.from({ length: 250 }, () => unsaid),
    );
    expect(await searches()).toBe(forOne);
    expect(await world.platform.db.read.$count(contractReminders)).toBe(251);
  });

  it('is told of with the total that it has when the notice is read', async () => {
    const { uid } = await newCustomer(world, { email: 'somma@example.com' });
    const { code } = await stored(uid);
    await world.wait(13 * day);
    const staff = await world.signIn(['manager'], [world.storeUid]);
    const told = async () => {
      const { data } = (await world.call({ path: '/account/notifications?per_page=100', token: staff.token })).json();
      return data
        .filter(({ title }: { title: string }) => title.startsWith(`${code}: si elimina`))
        .map(({ excerpt }: { excerpt: string }) => excerpt.replaceAll('\u00a0', ' '));
    };
    expect(await told()).toEqual([expect.stringMatching(/^Da firmare: 1\.180,00 €\./)]);
    await world.platform.db.read.update(packages).set({ price_cents: 98_197 }).where(eq(packages.id, world.packageId));
    const edited = await world.call({
      method: 'PATCH',
      path: `/manager/contracts/${uid}/update`,
      token: staff.token,
      body: { km: 19_000 },
    });
    expect(edited.statusCode).toBe(202);
    expect(await told()).toEqual([expect.stringMatching(/^Da firmare: 1\.098,00 €\./)]);
  });

  it('loses its personal data 30 days after, and its history stays whole', async () => {
    const customer = await newCustomer(world);
    await customer.post('sign', ticks);
    await world.wait(21 * day);
    expect((await stored(customer.uid)).firstname).toBe('Nicolò');
    await world.wait(30 * day);
    const row = await stored(customer.uid);
    expect(row).toMatchObject({ firstname: '', phone: '', car_vin: '', erased_at: expect.any(Date) });
    expect(JSON.stringify(row)).not.toMatch(/Nicol|Transiti|ZACPJ|393331234567/i);
    const { db, keys, storage } = world.platform;
    expect(await verifyContract({ db, keys, storage }, row.id)).toMatchObject({ valid: true, documents: 0 });
  });

  it('loses all other files when one cannot be removed, and the job says so', async () => {
    for (const phone of ['+393331230001', '+393331230002'])
      await (await newCustomer(world, { phone })).post('sign', ticks);
    await world.wait(21 * day);
    const { db, storage } = world.platform;
    jest.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('The bucket is away'));
    await world.wait(30 * day);
    const left: string[] = [];
    for await (const { key } of storage.list('documents/')) left.push(key);
    expect(left).toHaveLength(1);
    const [erasing] = await db.read.select().from(jobs).where(eq(jobs.name, 'erase-deleted'));
    expect(erasing?.last_error).toBe('FilesNotRemovedError');
  });

  it('is looked for once among all that were deleted, however many are to be erased', async () => {
    const { uid } = await newCustomer(world);
    await world.wait(21 * day);
    const copies = await copyContract(
      world,
      uid,
      Array.from({ length: 25 }, () => ({})),
    );
    await beginHistories(world);
    const { context } = await openContracts(world.platform);
    const later = new Date(world.clock.now().getTime() + 30 * day * 1_000);
    let erased = 0;
    const statements = await statementsOf(async () => {
      erased = await eraseDeleted(context, later);
    });
    expect(erased).toBe(copies.length + 1);
    const looking = statements.filter(
      (text) => text.includes('"contracts"."deleted_at" <= ') && !text.includes('"contracts"."id" in '),
    );
    expect(looking).toHaveLength(1);
  });

  it('is told of once when several reminders have become due', async () => {
    await newCustomer(world);
    await world.wait(19 * day);
    expect((await subjects()).filter((subject) => subject.includes('viene annullato'))).toHaveLength(1);
  });

  it('reminds an account only where it wants to hear; the dealer is told all the same', async () => {
    const { uid } = await newCustomer(world);
    const owner = await world.signIn(['user']);
    await world.platform.db.read.update(contracts).set({ user_uid: owner.uid }).where(eq(contracts.contract_uid, uid));
    const notices = { email: false, sms: true, in_app: true };
    await world.call({ method: 'PATCH', path: '/account/update-settings', body: { notices }, token: owner.token });
    await world.wait(13 * day);
    const reminders = (await world.inbox()).filter(
      ({ subject, body }) => (subject ?? body).match(/viene annullato|scade il/) !== null,
    );
    expect(reminders.map((message) => message.channel)).toEqual(['sms']);
    const told = await world.platform.db.read.select().from(notifications);
    expect(told.filter((notice) => notice.automatic_key?.startsWith('deletion:'))).toHaveLength(1);
  });

  it('hears no more after a refusal', async () => {
    const customer = await newCustomer(world);
    await customer.post('decline', { reason: 'Ho venduto l’auto' });
    await world.wait(14 * day);
    expect((await subjects()).filter((subject) => subject.includes('viene annullato'))).toHaveLength(0);
  });
});

describe('a draft of a dealer', () => {
  it('is told of to its dealer alone, until it is sent', async () => {
    const { contract_uid } = await (await staffAt(world)).draft();
    const told = async () => (await world.inbox()).map(({ channel }) => channel).sort();
    await world.wait(13 * day);
    expect(await told()).toEqual([]);
    const notices = await world.platform.db.read.select().from(notifications);
    expect(notices.map(({ automatic_key }) => automatic_key?.split(':')[0])).toEqual(['deletion']);
    expect((await (await staffAt(world)).call('POST', `/contracts/${contract_uid}/resend-sms`)).status).toBe(202);
    const sent = (await told()).length;
    await world.wait(4 * day);
    expect((await told()).length - sent).toBe(2);
  });
});

describe('a signature that was begun', () => {
  it('goes back where it came from after 24 hours', async () => {
    const customer = await newCustomer(world);
    await customer.post('sign', ticks);
    await world.wait(day - 60);
    expect((await stored(customer.uid)).status).toBe('PENDING');
    await world.wait(120);
    expect(await stored(customer.uid)).toMatchObject({ status: 'DRAFT', document_sha256: null });
  });
});

describe('a signed contract', () => {
  it('is deleted when the 15th day after is over, unless it is paid, and its evidence stays', async () => {
    const customer = await newCustomer(world);
    await customer.sign();
    await world.wait(15 * day);
    await waitUntil('2026-03-17T22:59:00Z');
    expect((await stored(customer.uid)).deleted_at).toBeNull();
    await waitUntil('2026-03-17T23:00:00Z');
    const row = await stored(customer.uid);
    expect(row.deleted_by).toBe('system');
    const letter = (await world.inbox()).find(({ subject }) => subject?.endsWith('annullato: non è stato pagato'));
    expect(letter?.body).toContain('si poteva pagare fino al 17 marzo 2026');
    expect(letter?.body).toContain('fino al 28 marzo 2026, e il contratto torna valido');
    const [told] = (await world.platform.db.read.select().from(notifications)).filter(({ automatic_key }) =>
      automatic_key?.startsWith('expired:'),
    );
    expect(told).toMatchObject({
      title: `Contratto scaduto: ${row.code}`,
      excerpt: expect.stringMatching(/ si registra fino al 28 marzo 2026\.$/),
      // Told as long as such a payment is recorded.
      expire_at: new Date('2026-03-27T23:00:00Z'),
    });
    const { db, keys, storage } = world.platform;
    expect(await verifyContract({ db, keys, storage }, row.id)).toMatchObject({ valid: true, documents: 2 });
  });

  it('stays when the customer has withdrawn', async () => {
    const customer = await newCustomer(world);
    await customer.sign();
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    await world.wait(16 * day);
    expect((await stored(customer.uid)).deleted_at).toBeNull();
  });
});

describe('the bell of the dealer', () => {
  /** What is told of a contract's deletion today. */
  async function toldOf(code: string): Promise<readonly string[]> {
    const manager = await world.signIn(['manager'], [world.storeUid]);
    const { data } = (await world.call({ path: '/account/notifications?per_page=100', token: manager.token })).json();
    return data
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.startsWith(code) && title.includes('elimina'));
  }

  function wordsFor(daysLeft: number): string {
    if (daysLeft === 0) return 'oggi';
    return daysLeft === 1 ? 'domani' : `tra ${daysLeft} giorni`;
  }

  const farthest = Math.max(...reminderDays);

  /** Every day of some weeks; what is said must be what is so. */
  async function watch(uid: string, days: number): Promise<void> {
    const { code } = await stored(uid);
    for (let passed = 0; passed < days; passed += 1) {
      await world.wait(day);
      const row = await stored(uid);
      const deadline = deletionAt(row);
      const left = deadline === null ? null : daysUntil(deadline, world.clock.now());
      const open = row.deleted_at === null && row.withdrawn_at === null && left !== null && left <= farthest;
      const expected = open ? [`${code}: si elimina ${wordsFor(left)}`] : [];
      expect([passed, await toldOf(code)]).toEqual([passed, expected]);
    }
  }

  it('says nothing false on any day of a contract that nobody signs, of one that nobody pays, and of a paid one', async () => {
    await watch((await newCustomer(world, { email: 'uno@example.com' })).uid, 22);

    const unpaid = await newCustomer(world, { email: 'due@example.com' });
    await unpaid.sign();
    await watch(unpaid.uid, 17);

    const paying = await newCustomer(world, { email: 'tre@example.com' });
    await paying.sign();
    await watch(paying.uid, 10);
    const staff = await world.signIn(['manager'], [world.storeUid]);
    const { total_cents } = await stored(paying.uid);
    const paid = await world.call({
      method: 'POST',
      path: `/manager/contracts/${paying.uid}/mark-as-payed`,
      token: staff.token,
      body: {
        payment_method: 'bonifico',
        amount: formatMoney(total_cents),
        paid_at: world.clock.now().toISOString(),
        reference: 'CRO 1',
      },
    });
    expect(paid.statusCode).toBe(202);
    await watch(paying.uid, 10);
  }, 180_000);
});

describe('the history', () => {
  it('cannot be changed in the database, and a changed file is noticed', async () => {
    const customer = await newCustomer(world);
    await customer.sign();
    const { id } = await stored(customer.uid);
    const { db, keys, storage } = world.platform;
    await expect(
      db.read.update(contractEvents).set({ actor: 'admin' }).where(eq(contractEvents.contract_id, id)),
    ).rejects.toThrow();

    const key = (await presentDocuments(db.read, id))[0]?.storage_key ?? '';
    await storage.put(key, Buffer.concat([await storage.get(key), Buffer.from('\n')]));
    expect((await verifyContract({ db, keys, storage }, id)).faults).toEqual(
      expect.arrayContaining([{ kind: 'file', place: expect.stringContaining('stored_hash') }]),
    );
  });
});

describe('a scheda that could not be made', () => {
  it('is made by a job, also where another method had one already', async () => {
    const customer = await newCustomer(world);
    await customer.sign();
    await customer.post('payment-method', { payment_method: 'concessionaria' });
    const put = jest.spyOn(world.platform.storage, 'put').mockRejectedValueOnce(new Error('The disk is full'));
    await customer.post('payment-method', { payment_method: 'bonifico' });
    put.mockRestore();
    const told = async () => (await subjects()).filter((subject) => subject.startsWith('Come pagare')).length;
    expect(await told()).toBe(1);
    await world.wait(120);
    expect(await told()).toBe(2);
    await world.wait(120);
    expect(await told()).toBe(2);
  });
});

describe('a contract that a job cannot do', () => {
  /** From now on the database refuses such a row. */
  const refuse = (table: 'contracts' | 'contract_reminders', row: string) =>
    world.platform.db.read.execute(
      sql`alter table ${sql.identifier(table)} add constraint refused check (not (${sql.raw(row)})) not valid`,
    );
  const errorOf = async (name: string) =>
    (await world.platform.db.read.select().from(jobs).where(eq(jobs.name, name)))[0]?.last_error;

  it('keeps no other from being told, and the System page hears of it', async () => {
    const broken = await stored((await newCustomer(world, { email: 'uno@example.com' })).uid);
    await newCustomer(world, { email: 'due@example.com' });
    await refuse('contract_reminders', `contract_id = '${broken.id}'`);
    await world.wait(13 * day);
    expect((await subjects()).filter((subject) => subject.includes('viene annullato'))).toHaveLength(1);
    expect(await errorOf('remind')).toBe('ContractsLeftError');
  });

  it('keeps no other from being deleted', async () => {
    const { uid: broken } = await newCustomer(world, { email: 'uno@example.com' });
    const { uid } = await newCustomer(world, { email: 'due@example.com' });
    await refuse('contracts', `contract_uid = '${broken}' and deleted_at is not null`);
    await world.wait(22 * day);
    expect([(await stored(broken)).deleted_at, (await stored(uid)).deleted_by]).toEqual([null, 'system']);
    expect(await errorOf('expire-contracts')).toBe('ContractsLeftError');
  });

  it('keeps no other signature that was begun from going back', async () => {
    const [first, second] = [
      await newCustomer(world, { email: 'uno@example.com', phone: '+393331230001' }),
      await newCustomer(world, { email: 'due@example.com', phone: '+393331230002' }),
    ];
    for (const customer of [first, second]) await customer.post('sign', ticks);
    await refuse('contracts', `contract_uid = '${first.uid}' and status = 'DRAFT'`);
    await world.wait(day + 60);
    expect([(await stored(first.uid)).status, (await stored(second.uid)).status]).toEqual(['PENDING', 'DRAFT']);
    expect(await errorOf('revert-pending')).toBe('ContractsLeftError');
  });
});
