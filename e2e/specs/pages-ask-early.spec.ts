import { ownContract } from '../fixtures/account';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

test('the account asks for what it shows before its scripts have come, and for each thing once', async ({
  page,
  account,
}) => {
  await ownContract(account);
  const login = new LoginPage(page);
  await login.open();
  await login.signInAs(account);
  await expect(page.getByRole('heading', { level: 1, name: `Ciao, ${account.customer.firstname}` })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/account')) asked.push(pathname.replace('/api/v1', ''));
  });
  // The shell comes only once the page has asked: who waits for it to ask would wait for ever.
  const early = page.waitForRequest('**/api/v1/account/overview');
  await page.route('**/shell/main.*.js', async (route) => {
    await early;
    await route.continue();
  });
  await page.reload();

  await expect(page.getByText('Hai 2 contratti e 2 cose da fare.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/account')).toHaveLength(1);
  expect(asked.filter((path) => path === '/account/overview')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/account/contracts'))).toEqual([]);
});
