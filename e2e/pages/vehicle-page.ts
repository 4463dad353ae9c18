import type { Locator, Page } from '@playwright/test';
import type { Car } from '../fixtures/contract-data';
import { fillDate } from './dates';

/** `/ricerca/{vin}`: the car as the sources know it, and what is missing. */
export class VehiclePage {
  readonly heading: Locator;
  readonly plate: Locator;
  readonly registration: Locator;
  readonly km: Locator;
  readonly model: Locator;
  readonly fuel: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'È questa la tua auto?' });
    this.plate = page.getByLabel('Targa', { exact: true });
    this.registration = page.getByLabel('Prima immatricolazione');
    this.km = page.getByLabel('Chilometri di oggi');
    // A list of models where the make has one.
    this.model = page.getByLabel('Modello', { exact: true });
    this.fuel = page.getByRole('combobox', { name: 'Alimentazione' });
  }

  async open(vin: string): Promise<void> {
    await this.page.goto(`/ricerca/${vin}`);
    await this.heading.waitFor();
  }

  /** What no source knows of a car that is in no registry. */
  async describe(car: Car): Promise<void> {
    await this.model.fill(car.model);
    await this.fuel.selectOption(car.fuel);
    await this.complete(car);
  }

  /** What the registry does not tell anybody. */
  async complete({ plate, registeredOn, km }: Car): Promise<void> {
    await this.plate.fill(plate);
    await fillDate(this.registration, registeredOn);
    await this.km.fill(String(km));
  }

  /** Of a contract that a dealer sent: package and dealer are chosen. */
  async goOnToData(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continua' }).click();
  }

  async seePackages(): Promise<void> {
    await this.page.getByRole('button', { name: 'Vedi i pacchetti' }).click();
  }
}
