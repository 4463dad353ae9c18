const demonstration = {
  admin: 'admin@demo.carcare.it',
  manager: 'manager@demo.carcare.it',
  user: 'cliente@demo.carcare.it',
  account: 'cliente@demo.carcare.it',
};

/**
 * With whose account the pages of a role are opened: the one that the environment names, or the demonstration's.
 * @param {string | null} role what one needs to enter
 * @returns {{ email: string, password: string } | null} null where one is needed and nobody said which
 */
export function accountFor(role, stage, env = process.env) {
  if (env.SMOKE_EMAIL && env.SMOKE_PASSWORD) return { email: env.SMOKE_EMAIL, password: env.SMOKE_PASSWORD };
  return stage === 'demo' ? { email: demonstration[role] ?? demonstration.admin, password: 'carcare-demo-2026' } : null;
}

/** Signs in as a person does. @param {import('playwright-core').Page} page */
export async function signIn(page, { email, password }) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
