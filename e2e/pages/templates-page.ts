import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/messages/templates`: the texts of SMS and e-mails. */
export class TemplatesPage {
  readonly text: Locator;
  readonly length: Locator;
  readonly restore: Locator;

  constructor(private readonly page: Page) {
    this.text = page.getByRole('textbox', { name: 'Testo', exact: true });
    this.length = page.getByText(/^\d+ caratter[ei], \d+ SMS$/);
    this.restore = page.getByRole('button', { name: 'Ripristina il testo predefinito' });
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/messages/templates');
  }

  async choose(title: string): Promise<void> {
    await this.page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
    await this.page.getByRole('heading', { level: 2, name: title }).waitFor();
  }

  async save(): Promise<void> {
    const save = this.page.getByRole('button', { name: 'Salva il testo' });
    await save.click();
    await save.waitFor({ state: 'hidden' });
  }

  async restoreBuiltIn(): Promise<void> {
    await this.restore.click();
    const question = this.page.getByRole('alertdialog', { name: 'Ripristinare il testo predefinito?' });
    await question.getByRole('button', { name: 'Ripristina' }).click();
    await this.restore.waitFor({ state: 'hidden' });
  }
}
