import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/packages/{type}`: a type's texts, its PDF form and its packages. */
export class PackageTypePage {
  readonly result: Locator;
  readonly preview: Locator;

  constructor(private readonly page: Page) {
    this.result = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Modulo caricato/ });
    this.preview = page.getByRole('dialog', { name: /^Anteprima: / });
  }

  async open(code: string): Promise<void> {
    await this.page.goto(`/cms/admin/packages/${code}`);
  }

  async uploadForm(buffer: Buffer): Promise<void> {
    const asking = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Carica un modulo' }).click();
    await (await asking).setFiles({ name: 'modulo.pdf', mimeType: 'application/pdf', buffer });
  }

  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Anteprima con dati di esempio' }).click();
  }
}
