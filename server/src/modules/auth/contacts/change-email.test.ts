import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import type { Account } from '../../users';
import { renewSpareCodes } from '../second-step/spare-codes.repository';
import { password, signInWorld } from '../testing/sign-in-world';

const fresh = 'un’altra frase, ancora più mia';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let me: Account;
let token: string;
let wanted = 0;
let next: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  me = await world.person({ change: { email_verified_at: api.clock.now() } });
  token = await signIn(me.email);
  wanted += 1;
  next = `nuova${wanted}@example.com`;
});
afterAll(() => api.close());

const signIn = async (email: string): Promise<string> =>
  (await world.post('login', { email, password })).json().access_token;
const ask = (email: string, by = token) =>
  api.call({ method: 'POST', path: '/account/email', body: { email }, token: by });
const confirm = (link: string, by = token) =>
  api.call({ method: 'POST', path: '/account/email/confirm', body: { token: link }, token: by });
const linkSentTo = async (email: string): Promise<string> =>
  /\/account\/security\?email_token=([\w-]+)/.exec((await world.sentTo(email)).at(-1) ?? '')?.[1] ?? 'none';

test('the new address counts once its link is opened, and both addresses are told', async () => {
  const asked = await ask(next.toUpperCase());
  expect([asked.statusCode, Object.keys(asked.json())]).toEqual([202, ['message']]);
  expect((await world.post('login', { email: me.email, password })).statusCode).toBe(200);
  await api.wait(60);
  const confirmed = await confirm(await linkSentTo(next));
  expect([confirmed.statusCode, confirmed.json().data]).toMatchObject([
    202,
    { uid: me.uid, email: next, email_verified_at: api.clock.now().toISOString() },
  ]);
  expect((await world.post('login', { email: me.email, password })).statusCode).toBe(422);
  expect((await world.post('login', { email: next, password })).statusCode).toBe(200);
  const [before, after] = (await world.sentTo(me.email)).slice(-2);
  expect([before, after]).toEqual([
    expect.stringContaining('è stato chiesto di usare n***@e***.com'),
    expect.stringContaining('ora in poi il tuo account CarCare usa n***@e***.com'),
  ]);
});

test('an address of a session that proved nothing for ten minutes is refused, until the password is typed', async () => {
  await api.wait(601);
  const refused = await ask(next);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
  expect(await world.sentTo(next)).toEqual([]);
  const prove = (given: string) =>
    api.call({ method: 'POST', path: '/account/confirm-identity', body: { password: given }, token });
  const wrong = await prove('non è questa, di sicuro');
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
  expect((await ask(next)).statusCode).toBe(403);
  expect((await prove(password)).statusCode).toBe(202);
  expect((await ask(next)).statusCode).toBe(202);
});

test('a change ends the other sessions', async () => {
  const other = await signIn(me.email);
  await ask(next);
  await confirm(await linkSentTo(next));
  expect([await world.isOpen(token), await world.isOpen(other)]).toEqual([true, false]);
});

describe('the address before', () => {
  const undoSentTo = async (email: string): Promise<string> =>
    /\/undo-email\?token=([\w-]+)/.exec(
      (await world.sentTo(email)).findLast((body) => body.includes('undo')) ?? '',
    )?.[1] ?? 'none';
  const undo = (link: string) => world.post('undo-email-change', { token: link });
  const change = async (to: string) => {
    await ask(to);
    await confirm(await linkSentTo(to));
  };
  /** Opens the link for a new password that the address got last. */
  const choose = async (chosen: string) => {
    const link = /\/forgot-password\?token=([\w-]+)/.exec((await world.sentTo(me.email)).at(-1) ?? '')?.[1] ?? 'none';
    return (await world.post('forgot-password/reset', { token: link, password: chosen })).statusCode;
  };

  test('takes its account back once: every session ends, and a new password opens it', async () => {
    await change(next);
    const link = await undoSentTo(me.email);
    expect((await undo(link)).statusCode).toBe(202);
    expect(await world.isOpen(token)).toBe(false);
    expect((await world.post('login', { email: me.email, password })).statusCode).toBe(422);
    expect(await choose(fresh)).toBe(202);
    expect((await world.post('login', { email: me.email, password: fresh })).statusCode).toBe(200);
    expect((await undo(link)).json().errors).toEqual({
      token: ['Questo link è già stato usato o non vale più: chiedine uno nuovo.'],
    });
  });

  test('is told with the link that the account has no password until one is chosen', async () => {
    await change(next);
    await undo(await undoSentTo(me.email));
    const told = (await world.sentTo(me.email)).at(-1);
    expect(told).toContain('la password di prima non vale più: per entrare devi sceglierne una nuova');
    expect(told).not.toContain('non devi fare nulla');
  });

  test('shuts out whoever chose the password before they changed it', async () => {
    const body = { current_password: password, password: fresh };
    await api.call({ method: 'POST', path: '/account/password', body, token });
    await change(next);
    expect((await undo(await undoSentTo(me.email))).statusCode).toBe(202);
    const tried = [me.email, next].map((email) => world.post('login', { email, password: fresh }));
    expect((await Promise.all(tried)).map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(await choose(password)).toBe(202);
    expect((await world.post('login', { email: me.email, password })).statusCode).toBe(200);
  });

  test('wins over the links of later changes', async () => {
    await change(next);
    await api.wait(60);
    await change(`terza-${next}`);
    const [first, second] = [await undoSentTo(me.email), await undoSentTo(next)];
    expect((await undo(first)).statusCode).toBe(202);
    expect((await undo(second)).statusCode).toBe(422);
    expect(await choose(fresh)).toBe(202);
    expect((await world.post('login', { email: me.email, password: fresh })).statusCode).toBe(200);
  });

  test('gets no link when an address that the account left is set again, and keeps none that it had', async () => {
    await change(next);
    await api.wait(60);
    await change(`terza-${next}`);
    const thiefs = await undoSentTo(next);
    await api.wait(60);
    token = await signIn(`terza-${next}`);
    await change(me.email);
    expect(await undoSentTo(`terza-${next}`)).toBe('none');
    expect((await world.sentTo(`terza-${next}`)).at(-1)).toContain('d’ora in poi il tuo account CarCare usa di nuovo');
    expect((await undo(thiefs)).statusCode).toBe(422);
    expect((await world.post('login', { email: me.email, password })).statusCode).toBe(200);
    // The owner's own link counts still.
    expect((await undo(await undoSentTo(me.email))).statusCode).toBe(202);
  });

  test('takes away the second step and the phone that were set around the change, and leaves what was there before', async () => {
    const set = (values: Partial<typeof users.$inferInsert>) =>
      api.platform.db.read.update(users).set(values).where(eq(users.uid, me.uid));
    const phone = { phone: '+393331230001', phone_verified_at: api.clock.now() };
    await set({ ...phone, two_step: 'sms', two_step_changed_at: api.clock.now() });
    await change(next);
    expect((await undo(await undoSentTo(me.email))).statusCode).toBe(202);
    const [robbed] = await api.platform.db.read.select().from(users).where(eq(users.uid, me.uid));
    expect(robbed).toMatchObject({ phone: null, phone_verified_at: null, two_step: 'off' });
    expect(await choose(password)).toBe(202);

    await set({ ...phone, two_step: 'sms', two_step_changed_at: api.clock.now() });
    await api.wait(2 * 86_400);
    await set({ two_step: 'off' });
    token = await signIn(me.email);
    await set({ two_step: 'sms' });
    await change(`altra-${next}`);
    expect((await undo(await undoSentTo(me.email))).statusCode).toBe(202);
    const [kept] = await api.platform.db.read.select().from(users).where(eq(users.uid, me.uid));
    expect(kept).toMatchObject({ phone: phone.phone, two_step: 'sms' });
  });

  test.each([
    [2, 200],
    [0, 422],
  ])('with spare codes made %i days before the change, a sign-in by one is answered %i', async (days, status) => {
    const { db, clock, keys } = api.platform;
    const long = new Date(clock.now().getTime() - 7 * 86_400_000);
    const step = {
      phone: '+393331230002',
      phone_verified_at: long,
      two_step: 'sms',
      two_step_changed_at: long,
    } as const;
    await db.read.update(users).set(step).where(eq(users.uid, me.uid));
    const [first, second] = await db.transaction((tx) => renewSpareCodes(tx, keys, me.uid, clock.now()));
    const signInBy = (otp_code: string | undefined) => world.post('login', { email: me.email, password, otp_code });
    await api.wait(days * 86_400);
    token = (await signInBy(first)).json().access_token;
    await change(next);
    await undo(await undoSentTo(me.email));
    expect(await choose(password)).toBe(202);
    expect((await signInBy(second)).statusCode).toBe(status);
  });

  test('has 72 hours', async () => {
    await change(next);
    await api.wait(72 * 3_600);
    expect((await undo(await undoSentTo(me.email))).statusCode).toBe(422);
  });
});

test('a taken address gets the same answer; only its owner hears of it', async () => {
  const owner = await world.person();
  const [free, taken] = [await ask(next), await ask(owner.email)];
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect((await world.sentTo(owner.email)).at(-1)).toContain('ha già un account: il tuo');
  expect(await linkSentTo(owner.email)).toBe('none');
  expect(await world.sentTo(me.email)).toHaveLength(2);
});

test('an address that somebody takes meanwhile is refused at its link', async () => {
  await ask(next);
  const link = await linkSentTo(next);
  await world.person({ change: { email: next } });
  const refused = await confirm(link);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['token']]);
  expect((await api.call({ path: '/account', token })).json().data.email).toBe(me.email);
});

test('a link works once, for its account, for a day, until a newer one and until a new password', async () => {
  const stranger = await signIn((await world.person()).email);
  await ask(next);
  const link = await linkSentTo(next);
  const refusals = [await confirm('inventato'), await confirm(link, stranger)];
  expect((await confirm(link)).statusCode).toBe(202);
  refusals.push(await confirm(link));
  await ask(`altra-${next}`);
  const older = await linkSentTo(`altra-${next}`);
  await ask(`ultima-${next}`);
  refusals.push(await confirm(older));
  const newest = await linkSentTo(`ultima-${next}`);
  await api.call({
    method: 'POST',
    path: '/account/password',
    body: { current_password: password, password: fresh },
    token,
  });
  refusals.push(await confirm(newest));
  expect(new Set(refusals.map((answer) => `${answer.statusCode} ${JSON.stringify(answer.json().errors)}`))).toEqual(
    new Set(['422 {"token":["Questo link è già stato usato o non vale più: chiedine uno nuovo."]}']),
  );
});

test('a day later the link is dead', async () => {
  await ask(next);
  const link = await linkSentTo(next);
  await api.wait(86_400);
  expect((await confirm(link, await signIn(me.email))).statusCode).toBe(422);
});

test('the present address is refused, unless it waits to be verified', async () => {
  const refused = await ask(me.email);
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { email: ['È già la tua e-mail.'] }]);
  const unverified = await world.person();
  const by = await signIn(unverified.email);
  expect((await ask(unverified.email, by)).statusCode).toBe(202);
  const confirmed = await confirm(await linkSentTo(unverified.email), by);
  expect(confirmed.json().data.email_verified_at).not.toBeNull();
});

test('who asks for another’s address keeps no link for a forgotten password from its owner', async () => {
  const owner = await world.person();
  for (let n = 0; n < 4; n += 1) await ask(owner.email);
  await world.post('forgot-password', { email: owner.email });
  expect((await world.sentTo(owner.email)).at(-1)).toContain('/forgot-password?token=');
});

test('an account asks five times an hour, a mailbox gets three e-mails in a quarter of one', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask(next)).statusCode);
  const other = await signIn((await world.person()).email);
  for (let n = 0; n < 6; n += 1) statuses.push((await ask(`m${n}-${next}`, other)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 429, 202, 202, 202, 202, 202, 429]);
});
