import { and, eq } from 'drizzle-orm';
import { auditLog, consents, storeManagers, users } from '../../../platform/db/schema';
import { contractWorld, type World } from '../../contracts/testing';
import { deskOf, personWith, type UsersDesk } from '../testing/users-world';

let world: World;
let desk: UsersDesk;
let made = 0;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  desk = await deskOf(world);
});
afterAll(() => world.close());

const patch = (uid: string, piece: string, body: object, headers = {}) =>
  desk.call('PATCH', `${uid}/update-${piece}`, body, headers);
const letters = async (to: string) => (await world.inbox()).filter(({ recipient }) => recipient === to);
const isOpen = async (token: string) => (await world.call({ path: '/account', token })).statusCode;
const newPerson = (change: object = {}) => {
  made += 1;
  return { email: `nuova${made}@example.com`, firstname: 'Chiara', lastname: 'Fontana', roles: ['user'], ...change };
};
const actionsOn = async (uid: string) => {
  const rows = await world.platform.db.read.select().from(auditLog).where(eq(auditLog.subject_id, uid));
  return rows.map(({ action, actor_uid }) => (actor_uid === desk.admin.uid ? action : `${action} by ${actor_uid}`));
};

describe('making an account', () => {
  test('invites the person, attaches a manager’s dealers, and happens once', async () => {
    const body = newPerson({ roles: ['user', 'manager'], store_uids: [world.storeUid], phone: '+39 347 111 2233' });
    const headers = { 'idempotency-key': 'una-sola-volta-davvero-1' };
    const first = await desk.call('POST', 'create', body, headers);
    const again = await desk.call('POST', 'create', body, headers);
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    const { data } = first.json();
    expect(data).toMatchObject({
      roles: ['manager', 'user'],
      stores: [{ store_uid: world.storeUid }],
      phone: '+393471112233',
      phone_verified_at: null,
      has_password: false,
    });
    const [letter, ...others] = await letters(body.email);
    expect([letter?.body, others]).toEqual([expect.stringContaining('entro 7 giorni'), []]);
    const token = /token=([\w-]+)/.exec(letter?.body ?? '')?.[1];
    const password = 'una frase lunga e tutta sua';
    await world.call({ method: 'POST', path: '/auth/forgot-password/reset', body: { token, password } });
    expect(await desk.read(data.uid)).toMatchObject({ has_password: true, email_verified_at: expect.any(String) });
    expect(await actionsOn(data.uid)).toEqual(['users.created', `account.password-reset by ${data.uid}`]);
  });

  test.each([
    ['email', () => ({ email: `${desk.admin.uid}@example.com` })],
    ['store_uids', () => ({ roles: ['manager'], store_uids: [desk.admin.uid] })],
    ['store_uids', () => ({ roles: ['user'], store_uids: [world.storeUid] })],
    ['roles', () => ({ roles: [] })],
  ])('is refused on %s', async (field, change) => {
    const refused = await desk.call('POST', 'create', newPerson(change()));
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  });

  test('the invitation is sent again, to whoever has a password a link for a new one, to nobody too often', async () => {
    const { uid, email } = (await desk.call('POST', 'create', newPerson())).json().data;
    // What a stranger asks for keeps no invitation back.
    for (let n = 0; n < 4; n += 1) await world.call({ method: 'POST', path: '/auth/forgot-password', body: { email } });
    expect(await letters(email)).not.toEqual([]);
    expect((await desk.call('POST', `${uid}/invite`)).json().message).toBe('Invito inviato per e-mail.');
    await world.platform.db.read.update(users).set({ password_hash: 'x' }).where(eq(users.uid, uid));
    expect((await desk.call('POST', `${uid}/invite`)).json().message).toContain('30 minuti');
    const letter = (await letters(email)).at(-1)?.body;
    expect(letter).toContain('una nuova password');
    expect(letter).not.toMatch(/hai chiesto|non devi fare nulla/);
    await desk.call('POST', `${uid}/invite`);
    expect((await desk.call('POST', `${uid}/invite`)).statusCode).toBe(429);
    await world.wait(900);
    // An invitation asks for a proof of the last ten minutes.
    desk = await deskOf(world);
    await patch(uid, 'profile', { active: false });
    const refused = await desk.call('POST', `${uid}/invite`);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['status']]);
  });
});

describe('a profile', () => {
  test('changes where it is told to; who saw another version is told', async () => {
    const { uid } = await world.signIn(['user']);
    const saved = await patch(uid, 'profile', { firstname: 'Chiara', city: 'Torino' }, { 'if-match': '"1-x"' });
    expect([saved.statusCode, saved.json().data.fullname, saved.json().data.version]).toEqual([202, 'Chiara Prova', 2]);
    const stale = await patch(uid, 'profile', { city: 'Asti' }, { 'if-match': '"1-x"' });
    expect([stale.statusCode, (await desk.read(uid)).city]).toEqual([412, 'Torino']);
    expect(await actionsOn(uid)).toEqual(['users.updated']);
  });

  test('an address that nobody verified gives way at once, and the invitation follows it', async () => {
    const { uid, email } = (await desk.call('POST', 'create', newPerson({ email: 'sbagliata@example.com' }))).json()
      .data;
    const old = /token=([\w-]+)/.exec((await letters(email))[0]?.body ?? '')?.[1];
    await patch(uid, 'profile', { email: 'giusta@example.com' });
    expect(await desk.read(uid)).toMatchObject({ email: 'giusta@example.com', email_verified_at: null });
    expect(await letters('giusta@example.com')).toHaveLength(1);
    const told = (await letters(email)).at(-1)?.body;
    expect(told).toContain('CarCare ha scritto g***@e***.com al posto di questo indirizzo');
    // The sender's address may be one that nobody reads.
    expect(told).toContain('Se non te lo aspettavi, chiamaci subito. Telefono 02 1234 5670.');
    const body = { token: old, password: 'una frase lunga e tutta sua' };
    const dead = await world.call({ method: 'POST', path: '/auth/forgot-password/reset', body });
    expect(dead.statusCode).toBe(422);
  });

  test('a verified address stays until the person confirms the new one', async () => {
    const person = await personWith(world, { email_verified_at: world.clock.now() });
    const { email } = await desk.read(person.uid);
    const answer = await patch(person.uid, 'profile', { email: 'poi@example.com' });
    expect([answer.json().data.email, answer.json().message]).toEqual([email, expect.stringContaining('link')]);
    const token = /email_token=([^\s#]+)/.exec((await letters('poi@example.com'))[0]?.body ?? '')?.[1];
    await world.call({ method: 'POST', path: '/account/email/confirm', body: { token }, token: person.token });
    expect((await desk.read(person.uid)).email).toBe('poi@example.com');
  });

  test('a new number is no verified one, and never the one that codes go to', async () => {
    const verified = { phone: '+393330000001', phone_verified_at: world.clock.now() };
    const plain = await personWith(world, verified);
    await patch(plain.uid, 'profile', { phone: '+39 333 000 0002' });
    expect(await desk.read(plain.uid)).toMatchObject({ phone: '+393330000002', phone_verified_at: null });
    const told = async () => [...(await letters(verified.phone)), ...(await letters(`${plain.uid}@example.com`))];
    expect((await told()).map(({ body }) => body)).toEqual([
      expect.stringContaining('il tuo account non usa più questo cellulare'),
      expect.stringContaining('ora è +39 *** *** 002'),
    ]);
    // Nobody proved to hold that one: it hears nothing of an account.
    await patch(plain.uid, 'profile', { phone: null });
    expect([await letters('+393330000002'), (await told()).length]).toEqual([[], 2]);
    const coded = await personWith(world, { ...verified, two_step: 'sms' });
    const refused = await patch(coded.uid, 'profile', { phone: null });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['phone']]);
  });

  test.each([
    ['email', () => ({ email: `${world.storeUid}@example.com` })],
    ['phone', () => ({ phone: '+393331112222' })],
    ['active', () => ({ active: false })],
  ])('one’s own %s is not changed here', async (field, change) => {
    const refused = await patch(desk.admin.uid, 'profile', change());
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  });

  test('another’s address is refused', async () => {
    const { uid } = await world.signIn(['user']);
    const refused = await patch(uid, 'profile', { email: `${desk.admin.uid}@example.com` });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
  });
});

test('a disabled account is shut with its sessions, asks to be back, and is enabled without them', async () => {
  const person = await world.signIn(['user']);
  const { email } = await desk.read(person.uid);
  expect((await patch(person.uid, 'profile', { active: false })).json().message).toBe('Account disattivato.');
  expect(await isOpen(person.token)).toBe(403);
  await world.call({ method: 'POST', path: '/auth/reactivate-request', body: { email } });
  await world.platform.afterwards.done();
  expect(await desk.read(person.uid)).toMatchObject({
    active: false,
    disabled_at: world.clock.now().toISOString(),
    reactivation_requested_at: world.clock.now().toISOString(),
  });
  const back = await patch(person.uid, 'profile', { active: true });
  expect(back.json().data).toMatchObject({ active: true, disabled_at: null, reactivation_requested_at: null });
  expect(await isOpen(person.token)).toBe(401);
  expect((await letters(email)).map(({ subject }) => subject)).toEqual([
    'Il tuo account CarCare è disattivato',
    'Il tuo account CarCare è di nuovo attivo',
  ]);
  expect(await actionsOn(person.uid)).toEqual(['users.disabled', 'users.reactivated']);
});

describe('roles', () => {
  test('change at once: sessions end, a lost manager role takes the dealers, the person hears of it', async () => {
    const person = await world.signIn(['manager'], [world.storeUid]);
    const answer = await patch(person.uid, 'roles', { roles: ['user', 'admin'] });
    expect([answer.statusCode, answer.json().data]).toMatchObject([202, { roles: ['admin', 'user'], stores: [] }]);
    expect(await isOpen(person.token)).toBe(401);
    const attached = await world.platform.db.read
      .select()
      .from(storeManagers)
      .where(eq(storeManagers.user_uid, person.uid));
    expect(attached).toEqual([]);
    const [letter] = await letters(`${person.uid}@example.com`);
    expect(letter?.body).toContain('questi ruoli: amministratore, cliente.');
    const [entry] = await world.platform.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject_id, person.uid), eq(auditLog.action, 'users.roles-changed')));
    expect(entry?.data).toEqual({ before: ['manager'], after: ['admin', 'user'], stores_lost: [world.storeUid] });
  });

  test('that are the same already end nothing', async () => {
    const person = await world.signIn(['user']);
    expect((await patch(person.uid, 'roles', { roles: ['user'] })).statusCode).toBe(202);
    expect([await isOpen(person.token), await actionsOn(person.uid)]).toEqual([200, []]);
  });

  test('of one’s own are nobody’s to change', async () => {
    const refused = await patch(desk.admin.uid, 'roles', { roles: ['admin', 'user'] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['roles']]);
  });
});

test('consents are taken back with a row in the ledger, and never given', async () => {
  const { uid } = await personWith(world, { privacy_marketing: true });
  expect((await patch(uid, 'privacy', { marketing: true })).statusCode).toBe(422);
  const revoked = await patch(uid, 'privacy', { marketing: false, survey: false });
  expect(revoked.json().data.privacy).toMatchObject({ marketing: false, survey: false });
  const ledger = await world.platform.db.read.select().from(consents).where(eq(consents.user_uid, uid));
  expect(ledger).toMatchObject([{ kind: 'marketing', granted: false, source: 'admin', actor: 'admin' }]);
});

test('settings change; a second step is only switched off, and its app goes with it', async () => {
  const { uid } = await personWith(world, { two_step: 'totp', totp_secret: 'x' });
  expect((await patch(uid, 'settings', { theme: 'dark' })).json().data.settings).toMatchObject({
    theme: 'dark',
    two_step: 'totp',
  });
  expect(Object.keys((await patch(uid, 'settings', { two_step: 'sms' })).json().errors)).toEqual(['two_step']);
  expect((await patch(uid, 'settings', { two_step: 'off' })).json().data.settings.two_step).toBe('off');
  const [row] = await world.platform.db.read.select().from(users).where(eq(users.uid, uid));
  expect(row?.totp_secret).toBeNull();
  expect((await letters(`${uid}@example.com`))[0]?.subject).toBe('Accesso in due passaggi');
});

test('one session ends or all of them; another person’s is not there', async () => {
  const person = await world.signIn(['user']);
  const stranger = await world.signIn(['user']);
  const [session] = (await desk.call('GET', `${person.uid}/sessions`)).json().data;
  expect((await desk.call('DELETE', `${stranger.uid}/sessions/${session.id}`)).statusCode).toBe(404);
  expect((await desk.call('DELETE', `${person.uid}/sessions/${session.id}`)).statusCode).toBe(204);
  expect((await desk.call('DELETE', `${stranger.uid}/sessions`)).statusCode).toBe(204);
  expect([await isOpen(person.token), await isOpen(stranger.token)]).toEqual([401, 401]);
  expect(await actionsOn(person.uid)).toEqual(['users.session-ended']);
});
