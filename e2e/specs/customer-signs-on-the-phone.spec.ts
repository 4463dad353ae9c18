import { newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { ContractPage } from '../pages/contract-page';
import { PaymentPage } from '../pages/payment-page';
import { SignPage } from '../pages/sign-page';

test('a customer opens the dealer’s SMS, signs, pays by card and withdraws, all on the phone @phone', async ({
  page,
  manager,
  inbox,
}) => {
  const customer = newCustomer();
  const { contract_uid } = await dealerContract(manager, { customer });
  await page.goto(await inbox.contractLink(customer.phone));
  await expect(page).toHaveURL(`/contract/${contract_uid}`);
  const signing = new SignPage(page);
  await signing.readNotice();
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(customer.phone));

  const contract = new ContractPage(page);
  await expect(contract.signed).toBeVisible();
  await contract.payByCard();
  await new PaymentPage(page).pay.click();
  await expect(page).toHaveURL(new RegExp(`/contract/${contract_uid}`));
  await expect(contract.paid).toBeVisible();

  await contract.withdraw();
  await expect(contract.withdrawn).toBeVisible();
  await expect(page.getByText(/Il rimborso di [\d.,]+\s€ arriva entro (il |l’)/)).toBeVisible();
  const receipt = await contract.download('Ricevuta del recesso');
  expect(receipt.suggestedFilename()).toMatch(/-recesso\.pdf$/);
  expect(await inbox.waitFor(customer.email, /(hai dichiarato di recedere)/)).toBe('hai dichiarato di recedere');
});
