import type { Locator, Page } from '@playwright/test';
import type { Role } from 'shared-api/domain';

/** The demonstration's published accounts. */
const password = 'carcare-demo-2026';
const emails: Record<Role, string> = {
  admin: 'admin@demo.carcare.it',
  manager: 'manager@demo.carcare.it',
  user: 'cliente@demo.carcare.it',
};

/** `/login`. */
export class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Accedi' });
    this.email = page.getByLabel('E-mail');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async signIn(role: Role, typed: string = password): Promise<void> {
    await this.email.fill(emails[role]);
    await this.password.fill(typed);
    await this.submit.click();
  }
}
