import { newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { PhoneChange } from '../pages/phone-change';
import { SignPage } from '../pages/sign-page';

test('a customer moves a contract to another mobile with a code on both, and signs there @phone', async ({
  page,
  manager,
  inbox,
}) => {
  const customer = newCustomer();
  const { phone: other } = newCustomer();
  await dealerContract(manager, { customer });
  await page.goto(await inbox.contractLink(customer.phone));
  const signing = new SignPage(page);
  await signing.edit.click();
  const data = new ConfirmPage(page);
  await expect(data.phone).toHaveValue(customer.phone);
  await expect(data.phone).not.toBeEditable();

  const change = new PhoneChange(page);
  await change.open();
  await change.askForCodes(other);
  const old = await inbox.phoneChangeCode(customer.phone);
  await change.confirmWith(old, old === '000000' ? '111111' : '000000');
  await expect(change.dialog.getByText(/^Codice errato/)).toBeVisible();
  await expect(change.oldCode).toHaveValue(old);
  await change.confirmWith(old, await inbox.phoneChangeCode(other));
  await expect(change.dialog).toBeHidden();
  await expect(data.phone).toHaveValue(other);

  await data.acceptNotice();
  await data.readContract();
  await expect(signing.heading).toBeVisible();
  // The notice was read where the data were confirmed: nobody is asked twice.
  await expect(page.getByRole('checkbox', { name: /Ho letto l’informativa/ })).toHaveCount(0);
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(other));
  await expect(new ContractPage(page).signed).toBeVisible();
});
