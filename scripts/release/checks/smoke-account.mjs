import { nextTotpOf, totpOf } from '../../lib/totp.mjs';

const password = 'carcare-demo-2026';
const demonstration = {
  admin: 'admin@demo.carcare.it',
  manager: 'manager@demo.carcare.it',
  user: 'cliente@demo.carcare.it',
  account: 'cliente@demo.carcare.it',
};

/**
 * With whose account the pages of a role are opened: the one that the environment names, or the demonstration's.
 * @param {string | null} role what one needs to enter
 * @returns {{ email: string, password: string, totp?: string } | null} `totp` is the key of its authenticator app;
 *   null where none is needed, or nobody said which
 */
export function accountFor(role, stage, env = process.env) {
  if (role === null) return null;
  if (env.SMOKE_EMAIL && env.SMOKE_PASSWORD) {
    return { email: env.SMOKE_EMAIL, password: env.SMOKE_PASSWORD, totp: env.SMOKE_TOTP };
  }
  return stage === 'demo' ? { email: demonstration[role] ?? demonstration.admin, password } : null;
}

/** Whether somebody with these roles may open an area. */
export const mayEnter = (role, roles) => role === null || role === 'account' || roles.includes(role);

/**
 * Signs in as a person does.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} the account's roles
 */
export async function signIn(page, account) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const answering = answerOf(page, '/auth/pre-login');
  const entering = answerOf(page, '/auth/login');
  // Where the sign-in ends before, nobody waits for it.
  entering.catch(() => {});
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
  const { data } = await answering;
  const { roles } = data?.otp_required ? await passSecondStep(page, account, entering) : await entering;
  if (roles === undefined) throw new Error(`L'accesso di ${account.email} non riesce senza un altro passo.`);
  await page.waitForURL((url) => url.pathname !== '/login');
  return roles;
}

const answerOf = async (page, path) =>
  (await page.waitForResponse((response) => response.url().endsWith(`/api/v1${path}`))).json();

/** The app's code of now, or, where it was used a moment ago, the next one. */
async function passSecondStep(page, { email, totp }, entering) {
  if (!totp) throw new Error(`L'accesso di ${email} chiede il codice di un'app: SMOKE_TOTP ne dice la chiave.`);
  await confirm(page, totpOf(totp, Date.now()));
  const first = await entering;
  if (first.roles !== undefined) return first;
  const again = answerOf(page, '/auth/login');
  await confirm(page, nextTotpOf(totp, Date.now()));
  return again;
}

async function confirm(page, code) {
  await page.getByLabel('Codice').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Conferma', exact: true }).click();
}
