import type { Page } from '@playwright/test';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { LoginPage } from '../pages/login-page';
import { StaffContractPage } from '../pages/staff-contract-page';

/** Nothing to press stands on paper, and no way to elsewhere; a column's head has its words there and sorts no more. */
async function expectPaperOnly(page: Page): Promise<void> {
  for (const role of ['navigation', 'button', 'tab', 'checkbox', 'textbox'] as const) {
    const pressed = page.getByRole(role).and(page.locator(':not(th *)'));
    await expect(pressed.filter({ visible: true }), role).toHaveCount(0);
  }
}

test('on paper a contract and a list have their data, and neither navigation nor buttons', async ({
  page,
  manager,
}) => {
  const contract = await dealerContract(manager);
  const record = new StaffContractPage(page);
  await record.open(contract.contract_uid);
  await new LoginPage(page).signIn('manager');
  await expect(record.waiting).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeHidden();
  await expect(page.getByText(contract.code).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(contract.car_vin).filter({ visible: true }).first()).toBeVisible();
  await expectPaperOnly(page);

  await page.emulateMedia({ media: 'screen' });
  const list = new ContractsList(page);
  await list.open();
  await expect(list.row(contract.code)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^(?:\d+ di )?[\d.]+ contratti, .* Stampato (il |l’)/)).toBeVisible();
  await expect(list.row(contract.code)).toBeVisible();
  await expectPaperOnly(page);
});

test('on paper the statistics have their bars and their whole names', async ({ page }) => {
  await page.goto('/cms/admin/analytics');
  await new LoginPage(page).signIn('admin');
  const name = page.getByRole('list', { name: 'Tipo' }).getByText('Garanzia e manutenzione');
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaperOnly(page);
  for (const choice of ['Periodo prima', 'Settimane', 'Tabella']) {
    await expect(page.getByText(choice, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(name.locator('..')).toHaveCSS('white-space', 'normal');
  await expect(page.getByRole('list', { name: 'Tipo' }).locator('[style*=width]').first()).toHaveCSS(
    'print-color-adjust',
    'exact',
  );
});

test('on paper a day of opening has one name, the whole one', async ({ page }) => {
  await page.goto('/cms/admin/stores/new');
  await new LoginPage(page).signIn('admin');
  const name = page.getByText('Lunedì', { exact: true });
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(page.getByText('Lun', { exact: true })).toBeHidden();
});

test('on paper a customer’s page tells what is switched on, and ends where its text ends', async ({ page }) => {
  await page.goto('/account/profile');
  await new LoginPage(page).signIn('user');
  const notices = page.getByRole('switch', { name: 'Avvisi per e-mail' });
  await expect(notices).toBeChecked();
  const choices = await page.locator('fieldset label:has(:checked)').allInnerTexts();
  expect(choices).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(notices).toHaveCSS('print-color-adjust', 'exact');
  for (const chosen of choices) {
    await expect(page.getByText(chosen, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  const sheet = await page.evaluate(() => document.documentElement.scrollHeight);
  const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
  expect(sheet - end).toBeLessThan(40);
});
