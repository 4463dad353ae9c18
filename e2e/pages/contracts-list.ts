import type { Locator, Page } from '@playwright/test';
import { chooseFromMenu } from './choose-from-menu';
import { tick } from './tick';

/** `…/contracts`: the list that dealers work through, and the operator over all of them. */
export class ContractsList {
  readonly heading: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly chosen: Locator;
  readonly shortcuts: Locator;

  constructor(
    private readonly page: Page,
    private readonly area: '/cms/manager' | '/cms/admin' = '/cms/manager',
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Contratti' });
    this.search = page.getByRole('searchbox', { name: 'Codice, targa, telaio, auto, nome, telefono' });
    this.rows = page.getByRole('table', { name: 'Contratti' }).getByRole('rowgroup').nth(1).getByRole('row');
    this.chosen = page.getByText(/^\d+ selezionat[oi]$/);
    this.shortcuts = page.getByRole('dialog', { name: 'Scorciatoie' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.area}/contracts${query}`);
  }

  row(words: string): Locator {
    return this.rows.filter({ hasText: words });
  }

  tab(name: RegExp): Locator {
    return this.page.getByRole('tab', { name }).or(this.page.getByRole('button', { name }));
  }

  async choose(...codes: readonly string[]): Promise<void> {
    for (const code of codes) await tick(this.page.getByRole('checkbox', { name: `Scegli ${code}` }));
  }

  /** Takes the list out as a file. */
  async export(format: 'CSV' | 'XLSX'): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Esporta' }).first().click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name: new RegExp(`^${format}, `) }));
    return (await coming).path();
  }

  /** Narrows the list by what one of the filters lets choose. */
  async filterBy(change: (filters: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: /^Filtri/ }).click();
    const filters = this.page.getByRole('dialog', { name: 'Filtri' });
    await change(filters);
    await filters.getByRole('button', { name: 'Applica' }).click();
  }

  /** @param shared for everybody with the same role, too. */
  async saveView(name: string, shared = false): Promise<void> {
    await this.page.getByRole('button', { name: 'Viste' }).click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name: 'Salva questi filtri come vista' }));
    await this.page.getByLabel('Nome della vista').fill(name);
    if (shared) await tick(this.page.getByRole('checkbox', { name: /^Mostrala anche ai colleghi/ }));
    await this.page.getByRole('button', { name: 'Salva la vista' }).click();
  }

  async openView(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Viste' }).click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  }
}
