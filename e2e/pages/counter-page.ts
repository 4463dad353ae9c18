import type { Locator, Page } from '@playwright/test';

/** `…/counter`: the QR code on the dealer's screen, and how far the customer is. */
export class CounterPage {
  readonly heading: Locator;
  readonly code: Locator;
  readonly thanks: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Inquadra il codice con il tuo telefono' });
    this.code = page.getByRole('img', { name: 'Codice QR con il link del contratto' });
    this.thanks = page.getByRole('heading', { name: 'Contratto firmato, grazie' });
  }

  step(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  /** The link in the code, as the button beside it copies it. */
  async link(): Promise<string> {
    await this.page.getByRole('button', { name: 'Copia il link' }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
