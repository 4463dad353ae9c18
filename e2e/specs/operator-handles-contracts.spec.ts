import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signedByLink } from '../fixtures/account';
import { newColleague } from '../fixtures/colleague';
import { customerOfOneName } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { rowsOf } from '../fixtures/workbook';
import { AuditPage } from '../pages/audit-page';
import { ContractsList } from '../pages/contracts-list';
import { EditContractPage } from '../pages/edit-contract-page';
import { LoginPage } from '../pages/login-page';
import { StaffContractPage } from '../pages/staff-contract-page';
import { tick } from '../pages/tick';

const area = '/cms/admin';

/** The codes that the list shows, from its top. */
async function codesOf(rows: Locator): Promise<readonly string[]> {
  const texts = await rows.allTextContents();
  return texts.map((text) => /CC-\d{4}-\d+/.exec(text)?.[0] ?? text);
}

async function openAsOperator(page: Page): Promise<ContractsList> {
  const list = new ContractsList(page, area);
  await list.open();
  await new LoginPage(page).signIn('admin');
  await expect(list.rows.first()).toBeVisible();
  return list;
}

test('the operator finds contracts of all dealers, shares what was narrowed down, writes to several and takes them out', async ({
  page,
  api,
  manager,
  operator,
  inbox,
  otherDevice,
}) => {
  const customer = customerOfOneName();
  const signed = await signedByLink(api, inbox, customer);
  const sent = await dealerContract(manager, { customer });
  const list = await openAsOperator(page);
  await list.search.fill(customer.lastname.toLowerCase());
  await expect(list.rows).toHaveCount(2);
  await expect(list.row(sent.code)).toContainText('Autocentro Lambro');
  await expect(list.row(signed.code)).not.toContainText('Autocentro Lambro');

  await list.choose(signed.code, sent.code);
  await page.getByRole('button', { name: /^Reinvia SMS a / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Invia' }).click();
  const result = page.getByRole('dialog', { name: 'SMS inviati' });
  await expect(result).toContainText(sent.code);
  await result.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect.poll(async () => (await inbox.messagesTo(customer.phone)).length).toBeGreaterThan(2);

  const shown = await codesOf(list.rows);
  const [headings, ...rows] = await rowsOf(await list.export('XLSX'));
  expect(headings?.length).toBeGreaterThan(10);
  expect(rows.map((cells) => cells.find((cell) => cell.startsWith('CC-')))).toEqual(shown);
  const csv = await readFile(await list.export('CSV'), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);

  await list.filterBy((filters) => tick(filters.getByRole('checkbox', { name: 'Autocentro Lambro' })));
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(sent.code)).toBeVisible();
  const view = `Lambro, ${customer.lastname}`;
  await list.saveView(view, true);

  const theirs = await otherDevice.newPage();
  const colleague = await newColleague(operator, inbox, ['admin']);
  const theirList = new ContractsList(theirs, area);
  await theirList.open();
  await new LoginPage(theirs).signInAs(colleague);
  await expect(theirList.rows.first()).toBeVisible();
  await theirList.openView(view);
  await expect(theirList.rows).toHaveCount(1);
  await expect(theirList.row(sent.code)).toBeVisible();
});

test('a signed contract is moved to another dealer, proved and deleted, and what was done stays written', async ({
  page,
  account,
}) => {
  const { contract_uid, code } = account.contract;
  const reason = `Firmato due volte: resta quello di prima (${code})`;
  const record = new StaffContractPage(page, area);
  await record.open(contract_uid);
  await new LoginPage(page).signIn('admin');
  await expect(record.toPay).toBeVisible();
  await record.edit();
  await page.getByRole('combobox', { name: 'Dealer' }).selectOption('Officine Sempione');
  await new EditContractPage(page).save();
  await expect(page.getByRole('link', { name: 'Officine Sempione' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verifica la catena' }).click();
  await expect(page.getByText(/^La catena è integra: \d+ eventi/)).toBeVisible();

  await record.delete(reason);
  await expect(page).toHaveURL(`${area}/contracts`);
  const list = new ContractsList(page, area);
  await list.search.fill(code);
  await expect(page.getByRole('heading', { name: /^Nessun risultato/ })).toBeVisible();
  await list.filterBy(
    async (filters) => void (await filters.getByLabel('Eliminati').selectOption('Solo gli eliminati')),
  );
  await expect(list.row(code)).toContainText('Eliminato');
  await list.row(code).getByRole('link').first().click();
  await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible();

  const audit = new AuditPage(page);
  await audit.open();
  await audit.search.fill(code);
  await expect(audit.rows.filter({ hasNotText: code })).toHaveCount(0);
  await expect(audit.row('Contratto spostato di dealer')).toContainText('Francesca');
  await expect(audit.row('Contratto eliminato')).toContainText('Francesca');
  await expect(await audit.read('Contratto spostato di dealer')).toContainText('Officine Sempione');
  await page.keyboard.press('Escape');
  await audit.verify();
  await expect(audit.intact).toBeVisible();
  const written = await readFile(await audit.export('CSV'), 'utf8');
  expect(written).toContain(';Contratto eliminato;');
});
