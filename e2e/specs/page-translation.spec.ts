import { newCar, newCustomer } from '../fixtures/contract-data';
import { translatePages } from '../fixtures/page-translator';
import { expect, test } from '../fixtures/test';
import { walkFromVehicle } from '../pages/journey';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';

test.use({ locale: 'de-DE' });

test('in a browser that translates what is not German, a visitor comes to the contract, and reads what is signed', async ({
  page,
}) => {
  await translatePages(page);
  const car = newCar();
  const search = new SearchPage(page);
  await search.open();
  await search.searchFor(car.vin);

  const confirm = await walkFromVehicle(page, car);
  await confirm.fill(newCustomer());
  await confirm.acceptNotice();
  await confirm.readContract();
  await expect(new SignPage(page).document).toBeVisible();
  await expect(page.locator('font')).toHaveCount(0);
});
