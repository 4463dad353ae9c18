import type { Locator, Page } from '@playwright/test';

/** `/forgot-password?token=…`: where an invitation and a forgotten password lead. */
export class PasswordPage {
  readonly saved: Locator;

  constructor(private readonly page: Page) {
    this.saved = page.getByText('La password è cambiata. Ora puoi accedere.');
  }

  async open(token: string): Promise<void> {
    await this.page.goto(`/forgot-password?token=${token}`);
  }

  async choose(password: string): Promise<void> {
    await this.page.getByLabel('Nuova password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Salva la password' }).click();
    await this.saved.waitFor();
  }
}
