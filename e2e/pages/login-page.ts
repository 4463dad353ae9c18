import type { Locator, Page } from '@playwright/test';
import type { Role } from 'shared-api/domain';
import { demonstrationEmails, demonstrationPassword } from '../fixtures/account';

/** `/login`. */
export class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly withPasskey: Locator;
  /** After the password. */
  readonly stepByPasskey: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Accedi' });
    this.email = page.getByLabel('E-mail');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true });
    this.withPasskey = page.getByRole('button', { name: 'Accedi con una passkey' });
    this.stepByPasskey = page.getByRole('button', { name: 'Usa la passkey' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  signIn(role: Role, typed: string = demonstrationPassword): Promise<void> {
    return this.signInAs({ email: demonstrationEmails[role], password: typed });
  }

  async signInAs({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** The second step. */
  async confirmCode(code: string): Promise<void> {
    await this.page.getByLabel('Codice').fill(code);
    await this.page.getByRole('button', { name: 'Conferma' }).click();
  }

  /** In its place, for who has lost the phone. */
  async confirmSpareCode(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Usa un codice di riserva' }).click();
    await this.page.getByLabel('Codice di riserva').fill(code);
    await this.page.getByRole('button', { name: 'Conferma' }).click();
  }
}
