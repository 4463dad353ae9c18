import type { Locator, Page } from '@playwright/test';

/** The bar above every page of the back-office. */
export class StaffFrame {
  readonly person: Locator;
  readonly viewer: Locator;

  constructor(private readonly page: Page) {
    this.person = page.getByRole('button', { name: /, account di / });
    this.viewer = page.getByRole('dialog', { name: 'Visore JSON' });
  }

  greeting(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Ciao, ${name}` });
  }

  async signOut(): Promise<void> {
    await this.person.click();
    await this.page.getByRole('menuitem', { name: 'Esci' }).click();
  }

  /** Opens the debug viewer from the command palette. */
  async openViewer(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Cerca e vai' }).fill('visore');
    await this.page.keyboard.press('Enter');
    await this.viewer.waitFor();
  }
}
