import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/in-app-notifications/new`, and the page of the notification that it leads to. */
export class NotificationForm {
  readonly preview: Locator;

  constructor(private readonly page: Page) {
    this.preview = page.getByRole('region', { name: 'Anteprima' });
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/in-app-notifications/new');
  }

  async write({ title, excerpt, store }: { title: string; excerpt: string; store: string }): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
    await this.page.getByRole('textbox', { name: 'In breve', exact: true }).fill(excerpt);
    await this.page.getByLabel('Aggiungere un dealer').fill(store);
    await this.page.getByRole('option', { name: new RegExp(`^${store}`) }).click();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pubblica' }).first().click();
    await this.page.waitForURL(/\/in-app-notifications\/[\w-]{30,}$/);
  }
}
