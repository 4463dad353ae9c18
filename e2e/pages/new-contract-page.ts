import type { Locator, Page } from '@playwright/test';
import type { Car, Customer } from '../fixtures/contract-data';
import { fillDate, italianDate } from './dates';
import { Keyboard } from './keyboard';
import { tick } from './tick';

/** `/cms/manager/contracts/new-contract`: one guided page, its summary beside it. */
export class NewContractPage {
  readonly heading: Locator;
  readonly vin: Locator;
  readonly plate: Locator;
  readonly registered: Locator;
  readonly km: Locator;
  readonly model: Locator;
  readonly fuel: Locator;
  readonly packages: Locator;
  readonly phone: Locator;
  readonly firstname: Locator;
  readonly lastname: Locator;
  readonly email: Locator;
  readonly street: Locator;
  readonly zip: Locator;
  readonly city: Locator;
  readonly province: Locator;
  readonly store: Locator;
  readonly send: Locator;
  readonly openCounter: Locator;
  readonly kept: Locator;
  readonly notKept: Locator;

  constructor(private readonly page: Page) {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const list = (name: string) => page.getByRole('combobox', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1, name: 'Nuovo contratto' });
    this.vin = page.getByRole('textbox', { name: /telaio/i }).first();
    this.plate = field('Targa');
    this.registered = field('Immatricolata il');
    this.km = field('Chilometri');
    // A list of models where the make has one.
    this.model = page.getByLabel('Modello', { exact: true });
    this.fuel = list('Alimentazione');
    this.packages = page.getByRole('radiogroup', { name: 'Pacchetto' }).getByRole('radio');
    this.phone = field('Cellulare');
    this.firstname = field('Nome');
    this.lastname = field('Cognome');
    this.email = field('E-mail');
    this.street = field('Indirizzo');
    this.zip = field('CAP');
    this.city = field('Comune');
    this.province = list('Provincia');
    this.store = list('Dealer');
    this.send = page.getByRole('button', { name: 'Invia il link per SMS' });
    this.openCounter = page.getByRole('button', { name: 'Firma al banco' });
    this.kept = page.getByText(/^Bozza salvata alle/);
    this.notKept = page.getByText(/^Bozza non ancora salvata/);
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/manager/contracts/new-contract');
    await this.heading.waitFor();
  }

  /** The way back to a form that was begun, by the name of whom it is about. */
  resume(name: string): Locator {
    return this.page.getByRole('link', { name: `Riprendi: ${name}` });
  }

  package(title: string): Locator {
    return this.packages.and(this.page.getByRole('radio', { name: title, exact: true }));
  }

  async describe(car: Car): Promise<void> {
    await this.vin.fill(car.vin);
    await this.page.getByText('Non è in nessun registro.').waitFor();
    await this.plate.fill(car.plate);
    await fillDate(this.registered, car.registeredOn);
    await this.km.fill(String(car.km));
    await this.model.fill(car.model);
    await this.fuel.selectOption(car.fuel);
  }

  async name(customer: Customer): Promise<void> {
    await this.phone.fill(customer.phone);
    await this.firstname.fill(customer.firstname);
    await this.lastname.fill(customer.lastname);
    await this.email.fill(customer.email);
    await this.street.fill(customer.address);
    await this.zip.fill(customer.zip_code);
    await this.city.fill(customer.city);
    await this.province.selectOption(customer.province);
  }

  async chooseStore(name: string): Promise<void> {
    const option = this.store.getByRole('option', { name: new RegExp(`^${name}`) });
    await this.store.selectOption((await option.textContent()) ?? '');
  }

  async signAtCounter(): Promise<void> {
    await tick(this.page.getByRole('radio', { name: 'Firma al banco' }));
    await this.openCounter.click();
  }

  /** Writes it all from the first field to the last, on the keyboard alone. */
  async typeAll(car: Car, customer: Customer): Promise<void> {
    const keys = new Keyboard(this.page);
    await keys.write(this.vin, car.vin);
    await this.page.getByText('Non è in nessun registro.').waitFor();
    await keys.write(this.plate, car.plate);
    await keys.write(this.registered, italianDate(car.registeredOn));
    await keys.write(this.km, String(car.km));
    await keys.write(this.model, car.model);
    await keys.write(this.fuel, 'Benzina');
    await keys.goTo(this.packages.first());
    await keys.press('Space');
    await keys.write(this.phone, customer.phone);
    await keys.write(this.firstname, customer.firstname);
    await keys.write(this.lastname, customer.lastname);
    await keys.write(this.email, customer.email);
    await keys.write(this.street, customer.address);
    await keys.write(this.zip, customer.zip_code);
    await keys.write(this.city, customer.city);
    await keys.write(this.province, customer.province);
    await keys.write(this.store, 'Autocentro Lambro');
  }
}
