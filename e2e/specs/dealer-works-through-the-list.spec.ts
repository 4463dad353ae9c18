import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { customerOfOneName, newCar } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { LoginPage } from '../pages/login-page';

/** How far down the page is, once it has come to rest. */
async function placeAtRest(page: Page): Promise<number> {
  let place = Number.NaN;
  await expect(async () => {
    const before = place;
    place = await page.evaluate(() => window.scrollY);
    expect(place).toBe(before);
  }).toPass({ intervals: [250] });
  return place;
}

test('a dealer finds contracts, resends links in bulk, takes the list out, and Back brings the list as it was', async ({
  page,
  manager,
}) => {
  const customer = customerOfOneName();
  const sent = await dealerContract(manager, { customer });
  const draft = await dealerContract(manager, { customer, car: newCar(), send: false });
  const list = new ContractsList(page);
  await list.open();
  await new LoginPage(page).signIn('manager');
  await expect(list.heading).toBeVisible();
  await expect(list.rows.first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(list.search).toBeFocused();
  await page.keyboard.type(customer.lastname.toLowerCase());
  await expect(list.rows).toHaveCount(2);
  await expect(page).toHaveURL(/search=/);
  await list.tab(/^Bozza/).click();
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(draft.code)).toBeVisible();
  await list.tab(/^Tutti/).click();
  await expect(list.rows).toHaveCount(2);
  await list.saveView(`Famiglia ${customer.lastname}`);

  await list.choose(sent.code, draft.code);
  await page.getByRole('button', { name: 'Invia SMS a 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Invia' }).click();
  const result = page.getByRole('dialog', { name: 'SMS inviati' });
  await expect(result).toContainText(sent.code);
  await expect(result).toContainText(draft.code);
  await result.getByRole('button', { name: 'Chiudi' }).last().click();

  const csv = await readFile(await list.export('CSV'), 'utf8');
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(csv).toContain(sent.code);
  expect(csv).toContain(customer.lastname);
  const xlsx = unzipSync(await readFile(await list.export('XLSX')));
  const sheet = Object.entries(xlsx).map(([, content]) => Buffer.from(content).toString('utf8'));
  expect(sheet.join()).toContain(draft.code);

  await list.row(sent.code).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${sent.contract_uid}$`));
  await page.goBack();
  await expect(list.search).toHaveValue(customer.lastname.toLowerCase());
  await expect(list.rows).toHaveCount(2);

  await list.open();
  await list.openView(`Famiglia ${customer.lastname}`);
  await expect(list.rows).toHaveCount(2);
});

test('a dealer works through the list on the keyboard, and Back comes to the same place of a long one', async ({
  page,
}) => {
  const list = new ContractsList(page);
  await list.open('?per_page=50');
  await new LoginPage(page).signIn('manager');
  await expect(list.rows).toHaveCount(50);
  await page.keyboard.press('?');
  await expect(list.shortcuts).toContainText('Riga seguente');
  await page.keyboard.press('Escape');
  await expect(list.shortcuts).toBeHidden();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(list.chosen.first()).toHaveText('2 selezionati');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(list.chosen.first()).toHaveText('1 selezionato');

  for (let down = 0; down < 30; down += 1) await page.keyboard.press('j');
  const place = await placeAtRest(page);
  expect(place).toBeGreaterThan(400);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contracts\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(list.rows).toHaveCount(50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the dealer that a manager works for is remembered, and narrows every list', async ({ page, manager }) => {
  const customer = customerOfOneName();
  await dealerContract(manager, { customer, store: 'Officine Sempione' });
  const list = new ContractsList(page);
  await list.open();
  await new LoginPage(page).signIn('manager');
  await list.search.fill(customer.lastname);
  await expect(list.rows).toHaveCount(1);

  await page.goto('/cms/manager/stores');
  const card = page.getByRole('region', { name: 'Autocentro Lambro' });
  await card.getByRole('button', { name: 'Lavora per questo dealer' }).click();
  await expect(card.getByRole('button', { name: 'Scelto: mostra tutti' })).toBeVisible();
  await list.open();
  await page.reload();
  await expect(page.getByText('Autocentro Lambro').first()).toBeVisible();
  await list.search.fill(customer.lastname);
  await expect(page.getByRole('heading', { name: /^Nessun risultato/ })).toBeVisible();
});
