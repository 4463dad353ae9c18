import type { Locator, Page } from '@playwright/test';
import { chooseFromMenu } from './choose-from-menu';

/** The ways between the public pages and the customer's own. */
export class AccountFrame {
  /** Back to the public pages. */
  readonly home: Locator;
  readonly signIn: Locator;
  private readonly bar: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.getByRole('banner');
    this.home = this.bar.getByRole('link', { name: 'Car Care, pagina iniziale' });
    this.signIn = this.bar.getByRole('link', { name: 'Accedi' });
  }

  /** A place of the account, from within it. */
  place(name: string): Locator {
    return this.bar.getByRole('navigation', { name: 'Aree' }).getByRole('link', { name, exact: true });
  }

  /** A place of the account, from anywhere, by the menu with the person's initials. */
  async goTo(name: string): Promise<void> {
    await this.bar.getByRole('button', { name: /account di/ }).click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name, exact: true }));
  }
}
