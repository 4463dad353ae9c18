import type { Locator, Page } from '@playwright/test';

/** The field for the VIN, on the landing page and on `/ricerca`. */
export class SearchPage {
  readonly vin: Locator;
  readonly repair: Locator;

  constructor(private readonly page: Page) {
    this.vin = page.getByLabel('Numero di telaio (VIN)').first();
    this.repair = page.getByRole('button', { name: /^Scrivi . al posto di .$/ });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  async searchFor(vin: string): Promise<void> {
    await this.vin.fill(vin);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cerca l’auto' }).first().click();
  }
}
