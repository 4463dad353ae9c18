import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/account';
import { AccountFrame } from '../pages/account-frame';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';
import { SearchPage } from '../pages/search-page';
import { HalfForm } from './half-form';
import type { Person, Writer } from './person';

const area = 'remote-account';

type Credentials = Pick<Account, 'email' | 'password'>;

async function openProfile(page: Page, credentials: Credentials): Promise<void> {
  await new ProfilePage(page).open();
  await new LoginPage(page).signInAs(credentials);
  await new ProfilePage(page).heading.waitFor();
}

/** To the first page, and back to the profile by the menu with the person's initials. */
async function comeBack(page: Page): Promise<void> {
  const frame = new AccountFrame(page);
  await frame.home.click();
  await new SearchPage(page).vin.waitFor();
  await frame.goTo('Dati e consensi');
}

/** Looks at contracts and data. */
export class WalkingCustomer implements Person {
  readonly name = 'the customer who looks around';
  readonly area = area;

  constructor(
    readonly page: Page,
    private readonly credentials: Credentials,
  ) {}

  get wayOut(): Locator {
    return new AccountFrame(this.page).home;
  }

  begin(): Promise<void> {
    return openProfile(this.page, this.credentials);
  }

  async work(): Promise<void> {
    const frame = new AccountFrame(this.page);
    await frame.place('Contratti').click();
    await this.page.waitForURL('**/account/contracts');
    await frame.place('Dati e consensi').click();
    await new ProfilePage(this.page).heading.waitFor();
  }

  enter(): Promise<void> {
    return comeBack(this.page);
  }
}

/** Has moved house and writes where to. */
export class MovingCustomer implements Writer {
  readonly name = 'the customer who has moved';
  readonly area = area;
  private readonly form = new HalfForm();
  private readonly profile: ProfilePage;

  constructor(
    readonly page: Page,
    private readonly credentials: Credentials,
  ) {
    this.profile = new ProfilePage(page);
  }

  get wayOut(): Locator {
    return new AccountFrame(this.page).home;
  }

  async begin(): Promise<void> {
    await openProfile(this.page, this.credentials);
    await this.form.write(this.profile.firstname, 'Maria Chiara');
  }

  work(): Promise<void> {
    return this.form.goOn(this.profile.street);
  }

  expectKept(): Promise<void> {
    return this.form.expectKept();
  }

  async finish(): Promise<void> {
    await this.profile.save.click();
    await this.profile.undo.waitFor({ state: 'hidden' });
  }

  enter(): Promise<void> {
    return comeBack(this.page);
  }
}
