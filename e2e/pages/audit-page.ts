import type { Locator, Page } from '@playwright/test';
import { chooseFromMenu } from './choose-from-menu';

/** `/cms/admin/audit`: who did what, when and to what. */
export class AuditPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly intact: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Registro' });
    this.search = page.getByRole('searchbox', { name: 'Persona, azione, codice, dealer' });
    this.rows = page.getByRole('table', { name: 'Registro' }).getByRole('rowgroup').nth(1).getByRole('row');
    this.intact = page.getByText(/^La catena è intatta: [\d.]+ voci controllate\.$/);
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/audit');
  }

  row(action: string): Locator {
    return this.rows.filter({ hasText: action });
  }

  /** What is written beside an action. */
  async read(action: string): Promise<Locator> {
    await this.row(action).getByRole('button', { name: action, exact: true }).click();
    return this.page.getByRole('dialog', { name: action });
  }

  /** Takes the register out as a file, as it is narrowed. */
  async export(format: 'CSV' | 'XLSX'): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Esporta' }).first().click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name: new RegExp(`^${format}, `) }));
    return (await coming).path();
  }

  async verify(): Promise<void> {
    await this.page.getByRole('button', { name: 'Verifica la catena' }).click();
  }
}
