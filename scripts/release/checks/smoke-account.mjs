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
 * @returns {{ email: string, password: string } | null} null where none is needed, or nobody said which
 */
export function accountFor(role, stage, env = process.env) {
  if (role === null) return null;
  if (env.SMOKE_EMAIL && env.SMOKE_PASSWORD) return { email: env.SMOKE_EMAIL, password: env.SMOKE_PASSWORD };
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
  const answering = page.waitForResponse((response) => response.url().endsWith('/api/v1/auth/login'));
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
  const { roles } = await (await answering).json();
  if (roles === undefined) throw new Error(`L'accesso di ${account.email} non riesce senza un altro passo.`);
  await page.waitForURL((url) => url.pathname !== '/login');
  return roles;
}
