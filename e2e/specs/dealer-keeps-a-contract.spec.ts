import { newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { formPdf } from '../fixtures/form-pdf';
import { expect, test } from '../fixtures/test';
import { EditContractPage } from '../pages/edit-contract-page';
import { LoginPage } from '../pages/login-page';
import { StaffContractPage } from '../pages/staff-contract-page';

test('a dealer notes, attaches, duplicates, and keeps what was written beside the contract', async ({
  page,
  manager,
}) => {
  const contract = await dealerContract(manager);
  const record = new StaffContractPage(page);
  await record.open(contract.contract_uid);
  await new LoginPage(page).signIn('manager');
  await expect(record.waiting).toBeVisible();
  await record.addNote('Richiamare dopo le 18: preferisce il bonifico.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Richiamare dopo le 18' }).first()).toBeVisible();
  await record.attach('libretto.pdf', await formPdf(['Targa']), 'application/pdf');
  await expect(page.getByRole('button', { name: 'Scarica libretto.pdf' })).toBeVisible();

  await record.do('Duplica');
  await expect(page).not.toHaveURL(new RegExp(contract.contract_uid));
  await expect(record.draft).toBeVisible();
  await expect(page.getByText(contract.car_vin).first()).toBeVisible();
});

test('two editors of one contract: the second sees both versions and saves without losing either', async ({
  page,
  manager,
  otherDevice,
}) => {
  const contract = await dealerContract(manager, { customer: newCustomer() });
  const open = async (where: typeof page) => {
    const record = new StaffContractPage(where);
    await record.open(contract.contract_uid);
    await new LoginPage(where).signIn('manager');
    await expect(record.waiting).toBeVisible();
    await record.edit();
    return new EditContractPage(where);
  };
  const first = await open(page);
  const second = await open(await otherDevice.newPage());
  // A form in which nothing is typed yet follows what others save.
  await second.km.fill('19500');
  await second.city.fill('Cinisello Balsamo');
  await first.city.fill('Monza');
  await first.save();
  await expect(new StaffContractPage(page).waiting).toBeVisible();

  await second.save();
  await expect(second.conflict).toContainText('Monza');
  await expect(second.conflict).toContainText('Cinisello Balsamo');
  await second.saveChoices.click();
  await expect(second.conflict).toBeHidden();
  await page.reload();
  await expect(page.getByText('Cinisello Balsamo').first()).toBeVisible();
  await expect(page.getByText('19.500').first()).toBeVisible();
});

test('a dealer changes the hours of a day', async ({ page }) => {
  const monday = page.getByRole('textbox', { name: 'Lunedì' });
  const save = page.getByRole('button', { name: 'Salva', exact: true }).first();
  await page.goto('/cms/manager/stores');
  await new LoginPage(page).signIn('manager');
  await page.getByRole('region', { name: 'Brianza Motori' }).getByRole('link', { name: 'Dati e orari' }).click();
  await monday.fill('8:30-12:45');
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(monday).toHaveValue('08:30–12:45');
});
