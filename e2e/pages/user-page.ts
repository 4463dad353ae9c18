import type { Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** `/cms/admin/users/{uid}`: one person in parts, each of which is saved by itself. */
export class UserPage {
  readonly roles: Locator;
  readonly closing: Locator;

  constructor(private readonly page: Page) {
    this.roles = this.part('Ruoli');
    this.closing = this.part('Chiusura');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  role(name: 'Amministratore' | 'Manager' | 'Cliente'): Locator {
    return this.roles.getByRole('checkbox', { name, exact: true });
  }

  async giveRole(name: 'Amministratore' | 'Manager' | 'Cliente'): Promise<void> {
    await tick(this.role(name));
    const save = this.roles.getByRole('button', { name: 'Salva i ruoli' });
    await save.click();
    await save.waitFor({ state: 'hidden' });
  }

  async disable(): Promise<void> {
    await this.closing.getByRole('button', { name: 'Disattiva l’account' }).click();
    const question = this.page.getByRole('alertdialog', { name: /^Disattivare l’account di / });
    await question.getByRole('button', { name: 'Disattiva', exact: true }).click();
    await this.closing.getByRole('button', { name: 'Riattiva l’account' }).waitFor();
  }
}
