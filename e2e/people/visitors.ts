import type { Locator, Page } from '@playwright/test';
import { newCar, newCustomer } from '../fixtures/contract-data';
import { AccountFrame } from '../pages/account-frame';
import { ConfirmPage } from '../pages/confirm-page';
import { walkToConfirm } from '../pages/journey';
import { LoginPage } from '../pages/login-page';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';
import { VehiclePage } from '../pages/vehicle-page';
import { HalfForm } from './half-form';
import type { Person, Writer } from './person';

const area = 'remote-public';

/** To the sign-in, which is the shell's, and back to the first page. */
async function comeBack(page: Page): Promise<void> {
  const frame = new AccountFrame(page);
  await frame.signIn.click();
  await new LoginPage(page).heading.waitFor();
  await frame.home.click();
  await new SearchPage(page).vin.waitFor();
}

/** Asks for one car after the other. */
export class CuriousVisitor implements Person {
  readonly name = 'the visitor who looks around';
  readonly area = area;

  constructor(readonly page: Page) {}

  get wayOut(): Locator {
    return new AccountFrame(this.page).signIn;
  }

  async begin(): Promise<void> {
    await new SearchPage(this.page).open();
  }

  async work(): Promise<void> {
    await new AccountFrame(this.page).home.click();
    await new SearchPage(this.page).searchFor(newCar().vin);
    await new VehiclePage(this.page).heading.waitFor();
  }

  enter(): Promise<void> {
    return comeBack(this.page);
  }
}

/** Is at the last form before the contract. */
export class BuyingVisitor implements Writer {
  readonly name = 'the visitor who buys';
  readonly area = area;
  private readonly customer = newCustomer();
  private readonly form = new HalfForm();
  private readonly confirm: ConfirmPage;

  constructor(readonly page: Page) {
    this.confirm = new ConfirmPage(page);
  }

  get wayOut(): Locator {
    return new AccountFrame(this.page).signIn;
  }

  async begin(): Promise<void> {
    await walkToConfirm(this.page);
    await this.form.write(this.confirm.firstname, this.customer.firstname);
    await this.form.write(this.confirm.lastname, this.customer.lastname);
  }

  work(): Promise<void> {
    return this.form.goOn(this.confirm.street);
  }

  expectKept(): Promise<void> {
    return this.form.expectKept();
  }

  async finish(): Promise<void> {
    await this.confirm.fill(this.customer);
    await this.confirm.acceptNotice();
    await this.confirm.readContract();
    await new SignPage(this.page).heading.waitFor();
  }

  enter(): Promise<void> {
    return comeBack(this.page);
  }
}
