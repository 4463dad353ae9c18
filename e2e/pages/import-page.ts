import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/…/import`: a file is tried out, corrected and written. */
export class ImportPage {
  readonly errors: Locator;
  readonly write: Locator;

  constructor(private readonly page: Page) {
    this.errors = page.getByRole('table', { name: 'Errori per riga' }).getByRole('rowgroup').nth(1).getByRole('row');
    this.write = page.getByRole('button', { name: /^Importa \d+ pacchetti$/ }).first();
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/packages/import');
  }

  verdict(words: string): Locator {
    return this.page.getByRole('heading', { name: words });
  }

  /** Chooses a file, the first one or one in place of another. */
  async take(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const asking = this.page.waitForEvent('filechooser');
    await this.page
      .getByRole('button', { name: /^(Scegli un file|Carica il file corretto)$/ })
      .first()
      .click();
    await (await asking).setFiles({ name, mimeType, buffer });
  }
}
