import type { Locator, Page } from '@playwright/test';

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

  async choose(name: string): Promise<void> {
    await this.search.fill(name);
    await this.dealer(name).check({ force: true });
    await this.next.click();
  }
}
