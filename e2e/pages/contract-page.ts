import type { Download, Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** A contract after the signature, by its link or in the account: how to pay, the papers, the way out. */
export class ContractPage {
  readonly signed: Locator;
  readonly toPay: Locator;
  readonly chosen: Locator;
  readonly paid: Locator;
  readonly withdrawn: Locator;

  constructor(private readonly page: Page) {
    this.signed = page.getByRole('heading', { name: 'Contratto firmato', exact: true });
    this.toPay = page.getByRole('heading', { name: 'Manca solo il pagamento' });
    this.chosen = page.getByText('Scelta salvata');
    this.paid = page.getByRole('heading', { name: 'Contratto valido e pagato' });
    this.withdrawn = page.getByRole('heading', { name: 'Hai esercitato il recesso' });
  }

  payment(name: 'In concessionaria' | 'Bonifico' | 'Carta'): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  confirmation(words: string): Locator {
    return this.page.getByRole('button', { name: `Conferma: pago ${words}` });
  }

  async payByTransfer(): Promise<void> {
    await tick(this.payment('Bonifico'));
    await this.confirmation('con bonifico').click();
  }

  async payAtDealer(): Promise<void> {
    await tick(this.payment('In concessionaria'));
    await this.confirmation('in concessionaria').click();
  }

  /** Goes on to the provider's page. */
  async payByCard(): Promise<void> {
    await tick(this.payment('Carta'));
    await this.confirmation('con carta')
      .or(this.page.getByRole('button', { name: 'Vai a pagare con carta' }))
      .click();
  }

  /** The law's two steps. */
  async withdraw(): Promise<void> {
    await this.page.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
    await this.page.getByRole('button', { name: 'Conferma recesso' }).click();
  }

  /** Saves one of the papers by its name. */
  async save(name: string): Promise<string> {
    return (await this.download(name)).path();
  }

  async download(name: string): Promise<Download> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name, exact: true }).click();
    return coming;
  }
}
