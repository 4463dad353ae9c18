import type { Download, Locator, Page } from '@playwright/test';

/** `/contract/{uid}` after the signature: how to pay, the papers, the way out. */
export class ContractPage {
  readonly signed: Locator;
  readonly toPay: Locator;
  readonly chosen: Locator;

  constructor(private readonly page: Page) {
    this.signed = page.getByRole('heading', { level: 1, name: 'Contratto firmato' });
    this.toPay = page.getByRole('heading', { level: 1, name: 'Manca solo il pagamento' });
    this.chosen = page.getByText('Scelta salvata');
  }

  payment(name: 'In concessionaria' | 'Bonifico' | 'Carta'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  confirmation(words: string): Locator {
    return this.page.getByRole('button', { name: `Conferma: pago ${words}` });
  }

  async payByTransfer(): Promise<void> {
    await this.payment('Bonifico').check({ force: true });
    await this.confirmation('con bonifico').click();
  }

  /** Saves one of the papers by its name. */
  async save(name: 'Contratto firmato' | 'Scheda del contratto' | 'Fascicolo delle prove'): Promise<Download> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name, exact: true }).click();
    return coming;
  }
}
