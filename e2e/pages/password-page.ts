import type { Page } from '@playwright/test';

/** `/forgot-password?token=…`: where an invitation and a forgotten password lead. */
export class PasswordPage {
  constructor(private readonly page: Page) {}

  /** @param path of the link, as it was sent */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** With an invitation: whoever chose it is in. */
  async chooseFirst(password: string): Promise<void> {
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Salva la password' }).click();
  }
}
