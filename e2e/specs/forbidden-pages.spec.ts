import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { StaffContractPage } from '../pages/staff-contract-page';

test('another dealer’s contract in the address bar is a contract that does not exist', async ({ page, account }) => {
  // The account's contract is with the first dealer that takes every way of paying, which the manager does not work for.
  const foreign = account.contract.contract_uid;
  const record = new StaffContractPage(page);
  await record.open(foreign);
  await new LoginPage(page).signIn('manager');
  await expect(record.unknown).toBeVisible();
  const sentence = await page.getByRole('main').textContent();
  expect(sentence).not.toContain(account.contract.code);

  await record.open('A'.repeat(22));
  await expect(record.unknown).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(sentence);

  await page.goto(`/cms/manager/contracts/${foreign}/counter`);
  await expect(page.getByRole('heading', { name: 'Contratto non trovato' })).toBeVisible();
  await page.goto(`/cms/manager/contracts?search=${account.contract.code}`);
  await expect(page.getByRole('heading', { name: /^Nessun risultato/ })).toBeVisible();
});

test('a customer opens neither somebody else’s contract nor any page of staff', async ({ page, account, manager }) => {
  const foreign = await dealerContract(manager);
  await page.goto(`/account/contracts/${foreign.contract_uid}`);
  await new LoginPage(page).signInAs(account);
  await expect(page.getByRole('heading', { name: 'Contratto non trovato' })).toBeVisible();

  for (const path of ['/cms', '/cms/manager/contracts', '/cms/admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/account$|\/error\/403$/);
  }
});

const ofAdmins = [
  '',
  '/analytics',
  '/contracts',
  '/contracts/x',
  '/stores',
  '/stores/new',
  '/stores/import',
  '/stores/x',
  '/packages',
  '/packages/new',
  '/packages/import',
  '/packages/completo',
  '/packages/completo/new',
  '/packages/completo/x',
  '/users',
  '/users/new',
  '/users/x',
  '/in-app-notifications',
  '/in-app-notifications/new',
  '/in-app-notifications/x',
  '/messages',
  '/messages/templates',
  '/audit',
  '/system',
  '/settings',
  '/nowhere',
];

test('a manager at an address of the admins is told so, whatever page it is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/admin/')) asked.push(request.url());
  });
  await page.goto('/cms/admin/contracts');
  await new LoginPage(page).signIn('manager');
  await expect(page).toHaveURL('/error/403');
  for (const path of ofAdmins) {
    await page.goto(`/cms/admin${path}`);
    await expect(page, path).toHaveURL('/error/403');
    await expect(page.getByRole('heading', { level: 1, name: 'Non hai accesso a questa pagina' })).toBeVisible();
  }
  expect(asked).toEqual([]);
});
