import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { unscoped } from '../../../platform/db';
import { auditLog, consents, userRoles, users } from '../../../platform/db/schema';
import { contractEvents, contracts } from '../../contracts';
import { contractWorld, newCustomer, storedContract, type World } from '../../contracts/testing';
import { documents } from '../../documents';
import { deskOf, personWith, type UsersDesk } from '../testing/users-world';

let world: World;
let desk: UsersDesk;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  desk = await deskOf(world);
});
afterAll(() => world.close());

test('the person goes, what was signed stays whole, and the last e-mail names it', async () => {
  const person = await personWith(world, { email: 'via@example.com', firstname: 'Elena', privacy_marketing: true });
  const [draft, signed] = [await newCustomer(world), await newCustomer(world)];
  const { code } = await signed.sign();
  const { db } = world.platform;
  await db.read
    .update(contracts)
    .set({ user_uid: person.uid })
    .where(inArray(contracts.contract_uid, [draft.uid, signed.uid]));
  const evidence = await storedContract(world, signed.uid);
  const files = () =>
    unscoped(db.read, 'the test looks at what is there')
      .select()
      .from(documents)
      .where(eq(documents.contract_id, evidence.id));
  const before = await files();

  expect((await desk.call('DELETE', `${person.uid}/destroy`)).statusCode).toBe(204);
  expect((await desk.call('GET', person.uid)).statusCode).toBe(404);
  expect((await desk.call('DELETE', `${person.uid}/destroy`)).statusCode).toBe(404);
  const [row] = await db.read.select().from(users).where(eq(users.uid, person.uid));
  expect(row).toMatchObject({ firstname: '', email: `${person.uid}@erased.invalid`, active: false });

  expect(await files()).toEqual(before);
  expect((await desk.call('GET', `../contracts/${signed.uid}/verify`)).json().data.valid).toBe(true);
  const gone = await storedContract(world, draft.uid);
  expect(gone).toMatchObject({ delete_reason: 'erasure', firstname: '', user_uid: null });
  const events = await db.read
    .select()
    .from(contractEvents)
    .where(and(eq(contractEvents.contract_id, gone.id), eq(contractEvents.type, 'deleted')));
  expect(events).toMatchObject([{ actor: 'admin' }]);

  const ledger = await db.read.select().from(consents).where(eq(consents.user_uid, person.uid));
  expect(ledger.every(({ actor, granted }) => actor === 'admin' && !granted)).toBe(true);
  const [entry] = await db.read.select().from(auditLog).where(eq(auditLog.action, 'users.destroyed'));
  expect(entry).toMatchObject({ actor_uid: desk.admin.uid, subject_id: person.uid, data: { contracts_kept: 1 } });
  const letter = (await world.inbox()).filter(({ recipient }) => recipient === 'via@example.com').at(-1);
  expect(letter?.body).toContain(code);
  const listed = (await desk.call('GET', '../messages?per_page=50')).json().data;
  expect(listed).toContainEqual(
    expect.objectContaining({ template: 'account-erased', status: 'delivered', to: '', subject: null, body: '' }),
  );
  expect(JSON.stringify(listed)).not.toContain('via@example.com');
});

test('nobody destroys themselves, nor a version that they did not see', async () => {
  const own = await desk.call('DELETE', `${desk.admin.uid}/destroy`);
  expect([own.statusCode, Object.keys(own.json().errors)]).toEqual([422, ['status']]);
  const { uid } = await world.signIn(['user']);
  expect((await desk.call('DELETE', `${uid}/destroy`, undefined, { 'if-match': '"7-x"' })).statusCode).toBe(412);
});

/** What one admin can do to another who then is none. */
const actions = {
  demote: { method: 'PATCH', piece: 'update-roles', body: { roles: ['user'] } },
  disable: { method: 'PATCH', piece: 'update-profile', body: { active: false } },
  destroy: { method: 'DELETE', piece: 'destroy', body: undefined },
} as const;

test('whatever admins do to each other, all at once too, one who can sign in stays', async () => {
  const { db } = world.platform;
  const step = fc.record({
    action: fc.constantFrom(...Object.values(actions)),
    by: fc.integer({ min: 0, max: 2 }),
    on: fc.integer({ min: 0, max: 2 }),
  });
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
  /** Which of them never chose a password: an invitation without an answer. */
  const invited = fc.subarray([1, 2]);
  await fc.assert(
    fc.asyncProperty(rounds, invited, async (rounds, invited) => {
      await db.read.delete(userRoles).where(eq(userRoles.role, 'admin'));
      const admins = [await world.signIn(['admin']), await world.signIn(['admin']), await world.signIn(['admin'])];
      const passwordless = invited.map((one) => admins[one]?.uid ?? '');
      await db.read.update(users).set({ password_hash: null }).where(inArray(users.uid, passwordless));
      for (const round of rounds) {
        const calls = round.map(({ action, by, on }) => {
          const path = `/admin/users/${admins[on]?.uid}/${action.piece}`;
          return world.call({ method: action.method, path, body: action.body, token: admins[by]?.token ?? '' });
        });
        for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBeLessThan(500);
      }
      const left = await db.read
        .select({ uid: users.uid })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.user_uid, users.uid))
        .where(and(eq(userRoles.role, 'admin'), eq(users.active, true), isNotNull(users.password_hash)));
      expect(left.length).toBeGreaterThan(0);
    }),
    { numRuns: 16 },
  );
});

test('who may release some areas only ends nobody’s work who releases others', async () => {
  const { db } = world.platform;
  const admin = async (areas: string[] | null) => {
    const signedIn = await world.signIn(['admin']);
    await db.read.update(users).set({ release_areas: areas }).where(eq(users.uid, signedIn.uid));
    return signedIn;
  };
  const limited = await admin(['remote-own']);
  const fields = { demote: 'roles', disable: 'active', destroy: 'status' } as const;
  for (const name of ['demote', 'disable', 'destroy'] as const) {
    const { method, piece, body } = actions[name];
    const end = (uid: string, token: string) =>
      world.call({ method, path: `/admin/users/${uid}/${piece}`, body, token });
    for (const areas of [null, ['remote-own', 'remote-other']]) {
      const { uid } = await admin(areas);
      const refused = await end(uid, limited.token);
      const sentence = 'Rilascia anche aree che non sono tue: serve un amministratore che possa rilasciarle.';
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { [fields[name]]: [sentence] }]);
      expect((await end(uid, (await admin(null)).token)).statusCode).toBeLessThan(300);
    }
    expect((await end((await admin(['remote-own'])).uid, limited.token)).statusCode).toBeLessThan(300);
    expect((await end((await world.signIn(['manager'])).uid, limited.token)).statusCode).toBeLessThan(300);
  }
  // An address that nobody confirmed gives way at once, and the invitation would go to the new one.
  const { uid } = await admin(null);
  const path = `/admin/users/${uid}/update-profile`;
  const moved = await world.call({ method: 'PATCH', path, body: { email: 'mia@example.com' }, token: limited.token });
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([422, ['email']]);
});
