import type { Page } from '@playwright/test';
import { type Car, newCar } from '../fixtures/contract-data';
import { ConfirmPage } from './confirm-page';
import { DealerPage } from './dealer-page';
import { PackagesPage } from './packages-page';
import { VehiclePage } from './vehicle-page';

/** The shortest way to the page that asks for the person's data. */
export async function walkToConfirm(page: Page): Promise<ConfirmPage> {
  const car = newCar();
  await new VehiclePage(page).open(car.vin);
  return walkFromVehicle(page, car);
}

/** The same, for who stands on the car's page already. */
export async function walkFromVehicle(page: Page, car: Car): Promise<ConfirmPage> {
  const vehicle = new VehiclePage(page);
  await vehicle.describe(car);
  await vehicle.seePackages();
  await new PackagesPage(page).choose('Completo 36');
  await new DealerPage(page).choose('Autocentro Lambro');
  const confirm = new ConfirmPage(page);
  await confirm.heading.waitFor();
  return confirm;
}
