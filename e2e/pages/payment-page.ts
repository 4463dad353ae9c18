import type { Locator, Page } from '@playwright/test';

/** The demonstration provider's page, where the customer pays or not. */
export class PaymentPage {
  readonly heading: Locator;
  readonly pay: Locator;
  readonly refuse: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Pagamento dimostrativo' });
    this.pay = page.getByRole('button', { name: /^Paga / });
    this.refuse = page.getByRole('button', { name: 'Rifiuta il pagamento' });
  }
}
