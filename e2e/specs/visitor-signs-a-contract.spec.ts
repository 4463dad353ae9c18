import { newCar, newCustomer } from '../fixtures/contract-data';
import { changeOneByte, readSignature } from '../fixtures/signed-pdf';
import { expect, test } from '../fixtures/test';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { DealerPage } from '../pages/dealer-page';
import { PackagesPage } from '../pages/packages-page';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';
import { VehiclePage } from '../pages/vehicle-page';

/** The car that the demonstration's registry knows. */
const knownCar = { ...newCar(), vin: 'ZACPJFCW1SP018273' };

test('a visitor finds the car, signs with a code and takes the papers home @everywhere', async ({ page, inbox }) => {
  const customer = newCustomer();

  const search = new SearchPage(page);
  await search.open();
  await search.searchFor(knownCar.vin);

  const vehicle = new VehiclePage(page);
  await vehicle.complete(knownCar);
  await vehicle.seePackages();

  const packages = new PackagesPage(page);
  await packages.choose('Completo 36');

  const dealers = new DealerPage(page);
  await dealers.choose('Autocentro Lambro');

  const confirm = new ConfirmPage(page);
  await confirm.fill(customer);
  await confirm.acceptNotice();
  await confirm.readContract();

  // In the page itself: nothing lies over the total and the button that binds.
  await expect(page.getByRole('main').getByText(/^Contratto CC-\S+ creato/)).toBeVisible();

  const signing = new SignPage(page);
  await expect(signing.document).toBeVisible();
  await expect(signing.sign).toBeDisabled();
  await signing.askForCode();
  const fingerprint = await inbox.fingerprint(customer.phone);
  await expect(page.getByText(fingerprint).first()).toBeVisible();
  await signing.signWith(await inbox.signingCode(customer.phone));

  const contract = new ContractPage(page);
  await expect(contract.signed).toBeVisible();
  await contract.payByTransfer();
  await expect(contract.toPay).toBeVisible();
  await expect(contract.chosen).toBeVisible();
  await expect(page.getByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible();

  const sealed = await contract.save('Contratto firmato');
  const signature = await readSignature(sealed);
  expect(signature).toContain('Signature is Valid');
  expect(signature).toContain('Total document signed');
  expect(await readSignature(await changeOneByte(sealed))).not.toContain('Signature is Valid');

  const evidence = await contract.download('Fascicolo delle prove');
  expect(evidence.suggestedFilename()).toMatch(/^CC-\d{4}-\d{6}-prove\.zip$/);
});
