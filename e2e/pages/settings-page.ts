import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/settings`: limits and terms that hold for everybody. */
export class SettingsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/settings');
  }

  field(title: string): Locator {
    return this.page.getByRole('textbox', { name: title });
  }

  async change(title: string, value: number): Promise<void> {
    await this.field(title).fill(String(value));
    const save = this.page.getByRole('button', { name: 'Salva', exact: true });
    await save.click();
    await save.waitFor({ state: 'hidden' });
  }
}
