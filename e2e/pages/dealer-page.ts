import type { Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** `…/store`: the dealer that the car goes to. */
export class DealerPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly all: Locator;
  readonly next: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Scegli il concessionario' });
    this.search = page.getByLabel('Città, CAP o nome');
    this.all = page.getByRole('radio');
    this.next = page.getByRole('button', { name: /^(Continua con i tuoi dati|Continua|Scegli un concessionario)$/ });
  }

  dealer(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Ticks the one dealer that a name finds, once the list is no longer about to move under the pointer. */
  async tick(name: string): Promise<void> {
    await this.all.first().waitFor({ state: 'attached' });
    await this.search.fill(name);
    await this.all.nth(1).waitFor({ state: 'detached' });
    await tick(this.dealer(name));
  }

  async choose(name: string): Promise<void> {
    await this.tick(name);
    await this.next.click();
  }
}
