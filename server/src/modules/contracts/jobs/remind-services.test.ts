import { eq } from 'drizzle-orm';
import { contracts, users } from '../../../platform/db/schema';
import { paidAtDesk } from '../testing/signed';
import { type StaffSession, staffAt } from '../testing/staff';
import { contractWorld, type World } from '../testing/world';

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
    await paidAtDesk(world, manager);
    // Due on 2 March 2027; 335 days after the signature thirty are left.
    await world.wait(334 * day);
    expect(await told()).toEqual([]);
    await world.wait(day);
    expect((await told()).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    await world.wait(20 * day);
    expect(await told()).toHaveLength(2);
  });

  it('is told of as the person’s account wants it', async () => {
    const { uid } = await paidAtDesk(world, manager);
    const { db } = world.platform;
    const [contract] = await db.read.select().from(contracts).where(eq(contracts.contract_uid, uid));
    await db.read
      .update(users)
      .set({ settings: { notices: { email: true, sms: false, in_app: true } } })
      .where(eq(users.uid, contract?.user_uid ?? ''));
    await world.wait(335 * day);
    expect((await told()).map(({ channel }) => channel)).toEqual(['email']);
  });

  it('is not told of after a withdrawal', async () => {
    const { customer } = await paidAtDesk(world, manager);
    await customer.post('withdraw');
    await customer.post('withdraw/confirm');
    await world.wait(340 * day);
    expect(await told()).toEqual([]);
  });
});
