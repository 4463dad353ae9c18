import type { Locator, Page } from '@playwright/test';

/** What packages cover, side by side: on the first page, and where packages are compared. */
export class CoverTable {
  readonly table: Locator;

  constructor(page: Page) {
    this.table = page.getByRole('table', { name: 'Prezzi e coperture dei pacchetti' });
  }

  /** The titles of the packages, from left to right. */
  async packages(): Promise<string[]> {
    const heads = this.table.getByRole('columnheader').filter({ hasText: '€' });
    return heads.evaluateAll((cells) => cells.map((cell) => cell.firstElementChild?.textContent ?? ''));
  }

  /** Each row's name with its cells, from left to right. */
  async rows(): Promise<Map<string, string[]>> {
    const rows = await this.table
      .locator('tbody [role="row"]')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
  }
}
