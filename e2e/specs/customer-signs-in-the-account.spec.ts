import { readFile } from 'node:fs/promises';
import { ownContract } from '../fixtures/account';
import { newCar } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { ContractPage } from '../pages/contract-page';
import { walkFromVehicle } from '../pages/journey';
import { LoginPage } from '../pages/login-page';
import { PaymentPage } from '../pages/payment-page';
import { SignPage } from '../pages/sign-page';

test('a customer signs an own contract, tries every way of paying and comes back from the card paid', async ({
  page,
  inbox,
  account,
}) => {
  const { contract_uid, code } = await ownContract(account);
  const login = new LoginPage(page);
  await login.open();
  await login.signInAs(account);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Hai 2 contratti e 2 cose da fare.')).toBeVisible();

  await page.goto('/account/contracts');
  await page.getByRole('link', { name: code }).first().click();
  await expect(page).toHaveURL(`/account/contracts/${contract_uid}`);
  await expect(page.getByRole('heading', { level: 1, name: /Jeep Avenger/ })).toBeVisible();
  const signing = new SignPage(page);
  await expect(signing.document).toBeVisible();
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(account.customer.phone));

  const contract = new ContractPage(page);
  await expect(contract.signed).toBeFocused();
  await contract.payByTransfer();
  await expect(contract.toPay).toBeVisible();
  await expect(page.getByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible();
  await contract.payAtDealer();
  await expect(contract.chosen).toBeVisible();

  await contract.payByCard();
  const provider = new PaymentPage(page);
  await provider.refuse.click();
  await expect(page).toHaveURL(new RegExp(`/account/contracts/${contract_uid}`));
  await expect(page.getByText('Il pagamento non è riuscito. Riprova o scegli un altro metodo.')).toBeVisible();
  await contract.payByCard();
  await provider.pay.click();
  await expect(page).toHaveURL(new RegExp(`/account/contracts/${contract_uid}`));
  await expect(contract.paid).toBeVisible();

  const receipt = await contract.download('Ricevuta del pagamento');
  expect(receipt.suggestedFilename()).toBe(`${code}-ricevuta.pdf`);
  await expect(page.getByRole('heading', { name: 'Tagliandi' })).toBeVisible();
  expect(await readFile(await contract.save('Aggiungi al calendario'), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a customer begins a contract for another car in the account and signs it there', async ({
  page,
  inbox,
  account,
}) => {
  const car = newCar();
  await page.goto('/account/contracts/new');
  await new LoginPage(page).signInAs(account);
  await page.getByRole('textbox', { name: /Numero di telaio/ }).fill(car.vin);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const confirm = await walkFromVehicle(page, car);
  await expect(confirm.lastname).toHaveValue(account.customer.lastname);
  await confirm.fill(account.customer);
  await confirm.acceptNotice();
  await confirm.readContract();

  await expect(page).toHaveURL(/\/account\/contracts\/[A-Za-z0-9_-]{22}$/);
  const signing = new SignPage(page);
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(account.customer.phone));
  await expect(new ContractPage(page).signed).toBeFocused();
});

test('a customer refuses an offer, which is not offered again', async ({ page, account }) => {
  const { contract_uid } = await ownContract(account);
  await page.goto(`/account/contracts/${contract_uid}`);
  await new LoginPage(page).signInAs(account);
  const signing = new SignPage(page);
  await signing.beginToDecline();
  await expect(signing.reason).toBeFocused();
  await signing.decline('Ho venduto l’auto');
  await expect(signing.declined).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Hai 2 contratti e una cosa da fare.')).toBeVisible();
});
