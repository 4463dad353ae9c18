import { eq } from 'drizzle-orm';
import { FolderInUseError } from '../../../platform/db';
import { auditLog, users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { type CreateAdminOptions, createAdmin } from './create-admin';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://carcare.example' });
  world = signInWorld(api);
});
afterAll(() => api.close());

async function create(email?: string, open: CreateAdminOptions['open'] = async () => api.platform) {
  const lines: string[] = [];
  const code = await createAdmin({
    open,
    publicUrl: api.platform.env.publicUrl,
    email,
    write: (line) => lines.push(line),
  });
  return { code, lines };
}

async function follow(link = '', chosen: string) {
  const token = new URL(link).searchParams.get('token');
  await api.call({ method: 'POST', path: '/auth/forgot-password/reset', body: { token, password: chosen } });
}

const signIn = async (email: string, chosen: string) =>
  (await api.call({ method: 'POST', path: '/auth/login', body: { email, password: chosen } })).json();

test('the first admin chooses a password by the printed link and signs in', async () => {
  const { code, lines } = await create('Capo@Example.com');
  expect([code, lines[0]]).toEqual([0, 'capo@example.com ora è un account amministratore.']);
  const [entry] = await api.platform.db.read.select().from(auditLog);
  expect(entry).toMatchObject({ actor: 'system', action: 'users.admin-created', subject: 'user' });
  expect(lines[2]).toMatch(/^https:\/\/carcare\.example\/forgot-password\?token=[\w-]{43}&invited=1#email=[\w%.]+$/);
  await follow(lines[2], 'la frase del capo');
  expect((await signIn('capo@example.com', 'la frase del capo')).roles).toEqual(['admin']);
});

test('an account that exists gets the role, and its sessions end', async () => {
  const { email } = await world.person();
  const { access_token: token } = await signIn(email, password);
  expect((await create(email)).code).toBe(0);
  expect(await world.isOpen(token)).toBe(false);
  expect((await signIn(email, password)).roles).toEqual(['admin', 'user']);
});

test('an account that was disabled is open again, and what began before is not', async () => {
  const { email } = await world.person();
  const { access_token: token } = await signIn(email, password);
  await api.platform.db.read
    .update(users)
    .set({ active: false, disabled_at: api.clock.now() })
    .where(eq(users.email, email));
  expect((await create(email)).lines).toContain('L’account era disattivato: ora è di nuovo attivo.');
  expect(await world.isOpen(token)).toBe(false);
  expect((await signIn(email, password)).roles).toEqual(['admin', 'user']);
});

test.each([undefined, 'capo'])('with the e-mail %s nothing is made, and no database looked for', async (email) => {
  const { code, lines } = await create(email, () => Promise.reject(new FolderInUseError('/srv/data', 42)));
  expect([code, lines.length]).toEqual([1, 1]);
});
