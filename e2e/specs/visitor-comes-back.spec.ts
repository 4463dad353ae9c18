import { askForCode, makeContract, newCar, newCustomer } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { AccessPage } from '../pages/access-page';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { DealerPage } from '../pages/dealer-page';
import { walkToConfirm } from '../pages/journey';
import { PackagesPage } from '../pages/packages-page';
import { SignPage } from '../pages/sign-page';
import { tick } from '../pages/tick';
import { VehiclePage } from '../pages/vehicle-page';

test('a reload at each step goes on where one was', async ({ page, inbox }) => {
  const car = newCar();
  const customer = newCustomer();
  const vehicle = new VehiclePage(page);
  await vehicle.open(car.vin);
  await vehicle.describe(car);
  await page.reload();
  await expect(vehicle.plate).toHaveValue(/GT\s?109\s?RZ/);
  await expect(vehicle.model).toHaveValue(car.model);
  await vehicle.seePackages();

  const packages = new PackagesPage(page);
  await tick(packages.package('Completo 36'));
  await page.reload();
  await expect(packages.package('Completo 36')).toBeChecked();
  await packages.next.click();

  const dealers = new DealerPage(page);
  await dealers.tick('Autocentro Lambro');
  await page.reload();
  await expect(dealers.next).toBeEnabled();
  await dealers.next.click();

  const confirm = new ConfirmPage(page);
  await confirm.fill(customer);
  await confirm.acceptNotice();
  await page.reload();
  await expect(confirm.lastname).toHaveValue(customer.lastname);
  await expect(confirm.province).toHaveValue(customer.province);
  await expect(confirm.notice).toBeChecked();
  await confirm.readContract();

  const signing = new SignPage(page);
  await signing.askForCode();
  await expect(signing.code).toBeVisible();
  await page.reload();
  await expect(signing.code).toBeVisible();
  await signing.signWith(await inbox.signingCode(customer.phone));

  const contract = new ContractPage(page);
  await expect(contract.signed).toBeVisible();
  await page.reload();
  await expect(contract.signed).toBeVisible();
});

test('what is ticked in the very moment of a reload is kept', async ({ page }) => {
  const { notice } = await walkToConfirm(page);
  const devtools = await page.context().newCDPSession(page);
  // On a slow phone, whose page is gone before an answer of its database can come.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const on of [true, false, true, false, true]) {
    const left = page.waitForEvent('framenavigated');
    await notice.evaluate((box: HTMLInputElement) => {
      box.click();
      location.reload();
    });
    await left;
    await expect(notice).toBeChecked({ checked: on });
  }
});

test('back from the contract, the form goes on with the same one', async ({ page }) => {
  const customer = newCustomer();
  const confirm = await walkToConfirm(page);
  const form = page.url();
  await confirm.fill(customer);
  await confirm.acceptNotice();
  await confirm.readContract();
  const signing = new SignPage(page);
  await expect(signing.heading).toBeVisible();
  const contract = page.url();

  await page.goto(form);
  await expect(page.getByText(/Stai andando avanti con il contratto CC-\d{4}-\d{6}/)).toBeVisible();
  await confirm.lastname.fill('De Santis');
  await confirm.readContract();
  await expect(signing.heading).toBeVisible();
  expect(page.url()).toBe(contract);
});

test('on another device the link shows a masked record, and the access code opens it', async ({
  api,
  inbox,
  otherDevice,
}) => {
  const customer = newCustomer();
  const { contract_uid } = await makeContract(api, customer);
  const page = await otherDevice.newPage();
  const access = new AccessPage(page);
  await access.open(contract_uid);
  await expect(access.heading).toBeVisible();
  await expect(page.getByText('N*** D***')).toBeVisible();
  const shown = await page.getByRole('main').textContent();
  for (const secret of [customer.lastname, customer.phone, customer.email, customer.address]) {
    expect(shown).not.toContain(secret);
  }

  await access.send.click();
  await access.code.fill(await inbox.accessCode(customer.phone));
  await access.openIt.click();
  await expect(new SignPage(page).heading).toBeVisible();
});

test('the link in the SMS of a signed contract leads to the payment after an access code', async ({
  api,
  inbox,
  otherDevice,
}) => {
  const customer = newCustomer();
  const contract = await askForCode(api, await makeContract(api, customer));
  const params = { contract_uid: contract.contract_uid };
  await api.public.confirmOtp({ params, body: { otp_code: await inbox.signingCode(customer.phone) } });

  const page = await otherDevice.newPage();
  const access = new AccessPage(page);
  await access.open(contract.contract_uid);
  await access.send.click();
  await access.code.fill(await inbox.accessCode(customer.phone));
  await access.openIt.click();
  const signed = new ContractPage(page);
  await expect(signed.signed).toBeVisible();
  await signed.payByTransfer();
  await expect(signed.toPay).toBeVisible();
});
