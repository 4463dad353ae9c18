import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import { openContracts } from '../../../open-contracts';
import { unscoped } from '../../../platform/db';
import { jobs, users } from '../../../platform/db/schema';
import { countStatements } from '../../../platform/testing';
import { contracts } from '../../contracts';
import { storedContract } from '../../contracts/testing';
import { copyContract } from '../../contracts/testing/copies';
import { ownerAt } from '../../contracts/testing/customer';
import { paidAtDealer } from '../../contracts/testing/signed';
import { type StaffSession, staffAt } from '../../contracts/testing/staff';
import { contractWorld, type World } from '../../contracts/testing/world';
import { afterSaleJobs } from '../after-sale.jobs';
import { maintenanceWorks } from '../tables/maintenance.table';
import { remindServices } from './remind-services';

let world: World;
let manager: StaffSession;

beforeEach(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
});
afterEach(() => world.close());

const day = 86_400;
const told = async () =>
  (await world.inbox()).filter(
    ({ subject, body }) => subject?.startsWith('Tagliando') || body.includes('tagliando 1 del'),
  );

describe('a service that comes near', () => {
  it('is told of once, thirty days before, by SMS and e-mail', async () => {
    const { uid } = await paidAtDealer(world, manager);
    // Due on 2 March 2027; 335 days after the signature thirty are left.
    await world.wait(334 * day);
    expect(await told()).toEqual([]);
    await world.wait(day);
    expect((await told()).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    const letter = (await told()).find(({ channel }) => channel === 'email');
    expect(letter?.body).toMatch(new RegExp(`appuntamento qui:\\nhttps?://\\S+/account/contracts/${uid}\\n`));
    await world.wait(20 * day);
    expect(await told()).toHaveLength(2);
  });

  it('is told of by day', async () => {
    await paidAtDealer(world, manager);
    const { context } = await openContracts(world.platform);
    const job = afterSaleJobs({ ...context, demo: false }).remindServices;
    expect(await job.run(new Date('2027-01-31T23:30:00Z'))).toEqual({ rows: 0 });
    expect(await job.run(new Date('2027-02-01T08:00:00Z'))).toEqual({ rows: 1 });
  });

  it('is told of even where the one before was never recorded', async () => {
    await paidAtDealer(world, manager);
    await world.wait(335 * day);
    await world.wait(366 * day);
    const again = (await world.inbox()).filter(({ body }) => body.includes('tagliando 2 del'));
    expect(again.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
  });

  it('is told of as late where the server was away on its day, and not at all a month after it', async () => {
    await paidAtDealer(world, manager);
    // Due on 2 March 2027.
    await world.wait(380 * day);
    const late = await told();
    expect(late.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([null, expect.stringMatching(/^Tagliando da fare per la tua /)]),
    );
    for (const { body } of late) expect(body).toMatch(/(scadeva|andava fatto entro) il 0?2[/ ](03|marzo)/);
    await world.wait(335 * day);
    // Another one, due on 2 March 2028, is told of in its time; had it been missed by two months, it would not be.
    expect((await world.inbox()).filter(({ body }) => body.includes('tagliando 2 del'))).toHaveLength(2);
    await world.wait(430 * day);
    expect((await world.inbox()).filter(({ body }) => body.includes('tagliando 3 del'))).toEqual([]);
  });

  it('is told of in its time, though a mistyped reading had it told of years before', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const toldOfLast = async () => (await world.inbox()).filter(({ body }) => body.includes('tagliando 3 del')).length;
    const { uid: user_uid, token } = await world.signIn(['user']);
    await unscoped(world.platform.db.read, 'the test writes what it needs')
      .update(contracts)
      .set({ user_uid })
      .where(eq(contracts.contract_uid, uid));
    const fault = { kind: 'fault', text: 'Rumore dal motore.', km: 184_300, km_confirmed: true };
    expect((await ownerAt(world, uid, token).post('requests', fault)).status).toBe(201);
    await world.wait(day);
    expect(await toldOfLast()).toBe(2);

    const now = await staffAt(world);
    const service = { date: romeDate(world.clock.now()), km: 18_430 };
    expect((await now.call('POST', `/contracts/${uid}/maintenance/1/done`, service)).status).toBe(202);
    await world.wait(day);
    expect(await toldOfLast()).toBe(2);
    // Due on 1 March 2029.
    await world.wait((Date.parse('2029-01-31T09:00:00Z') - world.clock.now().getTime()) / 1_000);
    expect(await toldOfLast()).toBe(4);
    await world.wait(day);
    expect(await toldOfLast()).toBe(4);
  });

  it('is told of as the person’s account wants it', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const { db } = world.platform;
    const { user_uid } = await storedContract(world, uid);
    await db.read
      .update(users)
      .set({ settings: { notices: { email: true, sms: false, in_app: true } } })
      .where(eq(users.uid, user_uid ?? ''));
    await world.wait(335 * day);
    expect((await told()).map(({ channel }) => channel)).toEqual(['email']);
  });

  it('is not told of after a withdrawal', async () => {
    const { customer } = await paidAtDealer(world, manager);
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    await world.wait(340 * day);
    expect(await told()).toEqual([]);
  });

  it('is told of though another contract’s cannot be', async () => {
    const { uid: broken } = await paidAtDealer(world, manager);
    await paidAtDealer(world, manager);
    const { read } = world.platform.db;
    const { id } = await storedContract(world, broken);
    const refused = sql.raw(`contract_id <> '${id}' or kind not like 'service-%'`);
    await read.execute(sql`alter table contract_reminders add constraint refused check (${refused})`);
    await world.wait(335 * day);
    expect(await told()).toHaveLength(2);
    const [job] = await read.select().from(jobs).where(eq(jobs.name, 'remind-services'));
    expect(job?.last_error).toBe('ContractsLeftError');
  });

  it('is looked for at many contracts at once, and locks none that waits', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const { context } = await openContracts(world.platform);
    const job = () => remindServices(context, world.clock.now());
    const forOne = await countStatements(job);
    const copies = await copyContract(
      world,
      uid,
      Array.from({ length: 20 }, () => ({})),
    );
    const work = { n: 1, due_on: '2027-03-02', due_km: 38_420 };
    await world.platform.db.read
      .insert(maintenanceWorks)
      .values(copies.map(({ id }) => ({ ...work, id: randomUUID(), contract_id: id })));
    expect(await countStatements(job)).toBe(forOne);
  });
});
