import { eq } from 'drizzle-orm';
import { verifyAudit } from '../../../platform/audit';
import { unscoped } from '../../../platform/db';
import { auditLog, notifications } from '../../../platform/db/schema';
import { statementsOf } from '../../../platform/testing';
import { contracts } from '../tables/contract.table';
import { contractWorld, type StaffSession, staffAt, type World } from '../testing';

let world: World;
let manager: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
});
afterAll(() => world.close());

const online = (change: Readonly<Record<string, unknown>> = {}) =>
  world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(change) });

const allContracts = () =>
  unscoped(world.platform.db.read, 'the test looks at what is there').select().from(contracts).orderBy(contracts.code);

const auditedAs = async (action: string) =>
  (await world.platform.db.read.select().from(auditLog).where(eq(auditLog.action, action))).map(
    (row) => row.subject_id,
  );

test('whoever makes contracts at once, their numbers have no gaps and the audit is one chain', async () => {
  const phoneOf = (n: number) => `+3933312345${String(n).padStart(2, '0')}`;
  const rounds = Array.from({ length: 4 }, (_, n) => n);
  await Promise.all(
    rounds.flatMap((n) => [
      manager.draft(),
      manager.draft({ send: true, phone: phoneOf(n) }),
      online({ phone: phoneOf(50 + n) }),
      online({ store_uid: world.packageId }),
    ]),
  );
  const made = await allContracts();
  expect(made.map(({ code_number }) => code_number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(await verifyAudit(world.platform)).toMatchObject({ valid: true });
  const byStaff = made.filter(({ source }) => source === 'manager').map(({ id }) => id);
  expect((await auditedAs('contracts.created')).sort()).toEqual(byStaff.sort());
});

/** Where statements of a text stand, among those of a creation. */
async function placesIn(work: () => Promise<unknown>, ...texts: readonly RegExp[]): Promise<readonly number[]> {
  const asked = await statementsOf(work);
  return texts.map((text) => asked.findIndex((statement) => text.test(statement)));
}

const locksAudit = /from "meta".*for update/s;
const writes = /insert into "contracts"/;

test('the end of the audit, which all share, is locked right before what is written with it', async () => {
  await manager.draft();
  const [locked = -1, written] = await placesIn(() => manager.draft(), locksAudit, writes);
  expect(written).toBe(locked + 1);
});

test('and after all else where a link goes out with the contract', async () => {
  await manager.draft();
  const work = () => manager.draft({ send: true });
  const [locked = -1, sent] = await placesIn(work, locksAudit, /update "contracts"/);
  expect(locked).toBeGreaterThan(sent ?? -1);
});

test('refuses a model year after next, in words that name the last one', async () => {
  const refused = await online({ car_model_year: 2028 });
  expect(refused.json().errors).toEqual({ car_model_year: ['L’anno modello arriva al massimo al 2027.'] });
  const before = await online({ car_model_year: 1850 });
  expect(before.json().errors).toEqual({ car_model_year: ['Serve un anno di quattro cifre, dal 1980 in poi.'] });
  expect((await online({ car_model_year: 2027 })).statusCode).toBe(201);
});

test('what is wrong with the car is said before the package, and the package before the dealer', async () => {
  const before = (await allContracts()).length;
  const wrong = { car_registration_date: '2099-01-01', package_id: world.storeUid, store_uid: world.packageId };
  const fieldsOf = async (change: Readonly<Record<string, unknown>>) => {
    const { code, errors } = (await online(change)).json();
    return [code, ...Object.keys(errors)];
  };
  expect(await fieldsOf(wrong)).toEqual(['validation', 'car_registration_date']);
  const { car_registration_date: _date, ...rest } = wrong;
  expect(await fieldsOf(rest)).toEqual(['offer_changed', 'package_id']);
  expect(await fieldsOf({ store_uid: world.packageId })).toEqual(['offer_changed', 'store_uid']);
  expect(await allContracts()).toHaveLength(before);
});

test.each(['\r\n', '\r', '\n'])('an address is one line: with %j in it it is refused', async (end) => {
  const refused = await online({ address: `via Rombon 41${end}Bcc: tutti@example.com` });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['address']]);
});

test('a contract that is made on line is told to its customer and to its dealer', async () => {
  const { code, contract_uid } = (await online({ email: 'nuovo@example.com' })).json().data;
  const letters = (await world.inbox()).filter(({ subject }) => subject?.includes(code));
  expect(letters.map(({ channel }) => channel)).toEqual(['email']);
  const title = `Nuovo contratto online: ${code}`;
  const notices = await world.platform.db.read.select().from(notifications).where(eq(notifications.title, title));
  expect(notices).toMatchObject([
    {
      audience: { roles: [], store_uids: [world.storeUid], user_uids: [] },
      cta_url: `/cms/manager/contracts/${contract_uid}`,
    },
  ]);
});

test('nobody’s mailbox is filled with contracts, whatever stands after a plus: they are made, the e-mail is left out', async () => {
  const email = (n: number) => `altrui${n % 2 === 0 ? '' : `+${n}`}@example.com`;
  for (let n = 0; n < 12; n += 1) expect((await online({ email: email(n) })).statusCode).toBe(201);
  const received = (await world.inbox()).filter(({ recipient }) => /^altrui(\+\d+)?@/.test(recipient));
  expect(received).toHaveLength(10);
});

test('a car’s name is one line, so that an e-mail says nothing that its author did not write', async () => {
  const refused = await online({ car_model: 'Panda\n\nhttps://altrove.example/contract/1' });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['car_model']]);
});
