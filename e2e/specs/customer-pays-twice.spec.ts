import { tellPaid } from '../fixtures/card-provider';
import { newCustomer } from '../fixtures/contract-data';
import { dealerContract } from '../fixtures/dealer';
import { expect, test } from '../fixtures/test';
import { ContractPage } from '../pages/contract-page';
import { LoginPage } from '../pages/login-page';
import { PaymentPage } from '../pages/payment-page';
import { SignPage } from '../pages/sign-page';
import { StaffContractPage } from '../pages/staff-contract-page';

test('what a customer pays by card after paying the dealer goes back from the dealer’s page', async ({
  page,
  request,
  manager,
  inbox,
  otherDevice,
}) => {
  const customer = newCustomer();
  const { contract_uid, total } = await dealerContract(manager, { customer });
  const handset = await otherDevice.newPage();
  await handset.goto(await inbox.contractLink(customer.phone));
  const signing = new SignPage(handset);
  await signing.readNotice();
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(customer.phone));
  await new ContractPage(handset).payByCard();
  const provider = new PaymentPage(handset);
  await expect(provider.heading).toBeVisible();

  const record = new StaffContractPage(page);
  await record.open(contract_uid);
  await new LoginPage(page).signIn('manager');
  await expect(record.toPay).toBeVisible();
  await record.markAsPaid('POS 118');
  await expect(record.service).toBeVisible();

  // The page that is still open takes no money any more; a provider that took it all the same says so.
  await provider.pay.click();
  await expect(new ContractPage(handset).paid).toBeVisible();
  await page.reload();
  await expect(record.service).toBeVisible();
  await expect(record.mismatches).toBeHidden();
  await tellPaid(request, contract_uid, total);

  await page.reload();
  await expect(record.mismatches).toContainText('1 da chiarire');
  await record.refundMismatch('Storno 119');
  await expect(record.mismatches).toBeHidden();
  await expect(record.service).toBeVisible();
  const told = await inbox.waitFor(customer.email, /ti abbiamo rimborsato (\S+)\s€: un pagamento con carta/);
  expect(told).toMatch(/^\d+(\.\d{3})*,\d{2}$/);
});
