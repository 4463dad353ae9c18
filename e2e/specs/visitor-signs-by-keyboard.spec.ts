import { newCar, newCustomer } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { ConfirmPage } from '../pages/confirm-page';
import { ContractPage } from '../pages/contract-page';
import { italianDate } from '../pages/dates';
import { DealerPage } from '../pages/dealer-page';
import { Keyboard } from '../pages/keyboard';
import { PackagesPage } from '../pages/packages-page';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';
import { VehiclePage } from '../pages/vehicle-page';

test('a visitor signs without ever touching the mouse', async ({ page, inbox }) => {
  const keys = new Keyboard(page);
  const car = newCar();
  const customer = newCustomer();

  const search = new SearchPage(page);
  await search.open('/ricerca');
  await keys.write(search.vin, car.vin.toLowerCase());
  await keys.press('Enter');

  const vehicle = new VehiclePage(page);
  await expect(vehicle.heading).toBeVisible();
  await keys.write(vehicle.model, car.model);
  await keys.write(vehicle.fuel, 'Benzina');
  await keys.write(vehicle.plate, car.plate);
  await keys.write(vehicle.registration, italianDate(car.registeredOn));
  await keys.write(vehicle.km, '18420');
  await keys.press('Enter');

  const packages = new PackagesPage(page);
  await expect(packages.heading).toBeVisible();
  await keys.goTo(packages.all.first());
  await keys.press('Space');
  await keys.press('ArrowDown');
  await expect(packages.all.nth(1)).toBeChecked();
  await keys.goTo(packages.next);
  await keys.press('Enter');

  const dealers = new DealerPage(page);
  await expect(dealers.heading).toBeVisible();
  await keys.write(dealers.search, 'Autocentro Lambro');
  await expect(dealers.all).toHaveCount(1);
  await keys.goTo(dealers.dealer('Autocentro Lambro'));
  await keys.press('Space');
  await keys.goTo(dealers.next);
  await keys.press('Enter');

  const confirm = new ConfirmPage(page);
  await expect(confirm.heading).toBeVisible();
  await keys.write(confirm.firstname, customer.firstname);
  await keys.write(confirm.lastname, customer.lastname);
  await keys.write(confirm.email, customer.email);
  await keys.write(confirm.phone, customer.phone);
  await keys.write(confirm.street, customer.address);
  await keys.write(confirm.zip, customer.zip_code);
  await keys.write(confirm.city, customer.city);
  await keys.write(confirm.province, customer.province);
  await keys.goTo(confirm.notice);
  await keys.press('Space');
  await keys.goTo(confirm.next);
  await keys.press('Enter');

  const signing = new SignPage(page);
  await expect(signing.heading).toBeVisible();
  await keys.goTo(signing.terms);
  await keys.press('Space');
  await keys.goTo(signing.clauses);
  await keys.press('Space');
  await keys.goTo(signing.ask);
  await keys.press('Enter');
  await expect(signing.code).toBeVisible();
  await keys.write(signing.code, await inbox.signingCode(customer.phone));
  // Full, the field hands the focus to the button and goes no further: the press is the binding act.
  await expect(signing.sign).toBeFocused();
  await keys.press('Enter');

  const contract = new ContractPage(page);
  await expect(contract.signed).toBeFocused();
  await keys.goTo(contract.payment('In concessionaria'));
  await keys.press('Space');
  await keys.goTo(contract.confirmation('in concessionaria'));
  await keys.press('Enter');
  await expect(contract.toPay).toBeVisible();
});
