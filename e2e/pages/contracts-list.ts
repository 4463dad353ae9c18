import type { Locator, Page } from '@playwright/test';

/** `/cms/manager/contracts`: the list that dealers work through. */
export class ContractsList {
  readonly heading: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly chosen: Locator;
  readonly shortcuts: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Contratti' });
    this.search = page.getByRole('searchbox', { name: 'Codice, targa, telaio, nome, telefono' });
    this.rows = page.getByRole('table', { name: 'Contratti' }).getByRole('rowgroup').nth(1).getByRole('row');
    this.chosen = page.getByText(/^\d+ selezionat[oi]$/);
    this.shortcuts = page.getByRole('dialog', { name: 'Scorciatoie' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/cms/manager/contracts${query}`);
  }

  row(words: string): Locator {
    return this.rows.filter({ hasText: words });
  }

  tab(name: RegExp): Locator {
    return this.page.getByRole('tab', { name }).or(this.page.getByRole('button', { name }));
  }

  async choose(...codes: readonly string[]): Promise<void> {
    for (const code of codes) await this.page.getByRole('checkbox', { name: `Scegli ${code}` }).check({ force: true });
  }

  /** Takes the list out as a file. */
  async export(format: 'CSV' | 'XLSX'): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Esporta' }).first().click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
    return (await coming).path();
  }

  async saveView(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Viste' }).click();
    await this.page.getByRole('menuitem', { name: 'Salva questi filtri come vista' }).click();
    await this.page.getByLabel('Nome della vista').fill(name);
    await this.page.getByRole('button', { name: 'Salva la vista' }).click();
  }

  async openView(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Viste' }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  }
}
