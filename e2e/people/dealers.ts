import type { Page } from '@playwright/test';
import { newCar, newCustomer } from '../fixtures/contract-data';
import { ContractsList } from '../pages/contracts-list';
import { LoginPage } from '../pages/login-page';
import { NewContractPage } from '../pages/new-contract-page';
import { StaffContractPage } from '../pages/staff-contract-page';
import { StaffFrame } from '../pages/staff-frame';
import { tick } from '../pages/tick';
import { HalfForm } from './half-form';
import type { Person, Writer } from './person';
import { Staff } from './staff';

const area = 'remote-manager';

const beginning = 'Contratti';

/** Works through the contracts. */
export class DealerAtTheList extends Staff implements Person {
  readonly area = area;

  constructor(
    readonly name: string,
    page: Page,
  ) {
    super(page, beginning);
  }

  async begin(): Promise<void> {
    const list = new ContractsList(this.page);
    await list.open();
    await new LoginPage(this.page).signIn('manager');
    await list.heading.waitFor();
  }

  async work(): Promise<void> {
    const frame = new StaffFrame(this.page);
    await frame.place('Dealer').click();
    await this.page.waitForURL('**/cms/manager/stores');
    await frame.place('Contratti').click();
    await new ContractsList(this.page).rows.first().waitFor();
  }
}

/** Is in the middle of a new contract. */
export class DealerWithACustomer extends Staff implements Writer {
  readonly name = 'the dealer with a customer';
  readonly area = area;
  private readonly customer = newCustomer();
  private readonly form = new HalfForm();
  private readonly entry: NewContractPage;

  constructor(page: Page) {
    super(page, beginning);
    this.entry = new NewContractPage(page);
  }

  async begin(): Promise<void> {
    await this.page.goto('/cms/manager/contracts/new-contract');
    await new LoginPage(this.page).signIn('manager');
    await this.entry.describe(newCar());
    await tick(this.entry.package('Completo 36'));
    await this.form.write(this.entry.firstname, this.customer.firstname);
    await this.form.write(this.entry.lastname, this.customer.lastname);
  }

  work(): Promise<void> {
    return this.form.goOn(this.entry.street);
  }

  expectKept(): Promise<void> {
    return this.form.expectKept();
  }

  async finish(): Promise<void> {
    await this.entry.name(this.customer);
    await this.entry.chooseStore('Autocentro Lambro');
    await this.entry.send.click();
    await new StaffContractPage(this.page).waiting.waitFor();
  }
}
