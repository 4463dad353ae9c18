import type { Locator, Page } from '@playwright/test';
import { chooseFromMenu } from './choose-from-menu';

/** The bar above every page of the back-office. */
export class StaffFrame {
  /** Back to the shell's own first page. */
  readonly home: Locator;
  readonly person: Locator;
  readonly viewer: Locator;

  constructor(private readonly page: Page) {
    this.home = page.getByRole('banner').getByRole('link', { name: 'Car Care, pagina iniziale' });
    this.person = page.getByRole('button', { name: /, account di / });
    this.viewer = page.getByRole('dialog', { name: 'Visore JSON (debug)' });
  }

  /** A place in the navigation of the back-office. */
  place(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Aree' }).getByRole('link', { name, exact: true });
  }

  async goHome(): Promise<void> {
    await this.home.click();
    await this.page.getByRole('heading', { level: 1, name: /^Ciao, / }).waitFor();
  }

  greeting(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Ciao, ${name}` });
  }

  async signOut(): Promise<void> {
    await this.person.click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name: 'Esci' }));
  }

  /** Opens the debug viewer from the command palette. */
  async openViewer(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Cerca e vai' }).fill('visore');
    await this.page.keyboard.press('Enter');
    await this.viewer.waitFor();
  }
}
