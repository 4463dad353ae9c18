import type { Locator, Page } from '@playwright/test';
import type { Role } from 'shared-api/domain';
import { demonstrationEmails, demonstrationPassword } from '../fixtures/account';

/** The sign-in over a page whose session ended while it held input. */
export class SignInDialog {
  readonly root: Locator;
  readonly email: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'La sessione è finita' });
    this.email = this.root.getByLabel('E-mail');
  }

  async signInAgain(password: string): Promise<void> {
    await this.root.getByLabel('Password', { exact: true }).fill(password);
    await this.root.getByRole('button', { name: 'Accedi', exact: true }).click();
  }

  async signInAsOther(role: Role): Promise<void> {
    await this.root.getByRole('button', { name: 'Cambia utente' }).click();
    await this.email.fill(demonstrationEmails[role]);
    await this.signInAgain(demonstrationPassword);
  }
}
