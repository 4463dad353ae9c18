import type { Locator, Page } from '@playwright/test';

/** The dialog over `…/confirm` in which a number that the dealer wrote changes by two codes. */
export class PhoneChange {
  readonly dialog: Locator;
  readonly number: Locator;
  readonly send: Locator;
  readonly oldCode: Locator;
  readonly newCode: Locator;
  readonly confirm: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Cambia il numero del contratto' });
    this.number = this.dialog.getByLabel('Numero nuovo');
    this.send = this.dialog.getByRole('button', { name: 'Invia i due codici' });
    this.oldCode = this.dialog.getByLabel(/^Codice arrivato al numero di oggi/);
    this.newCode = this.dialog.getByLabel(/^Codice arrivato al numero nuovo/);
    this.confirm = this.dialog.getByRole('button', { name: 'Cambia il numero' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cambia numero' }).click();
  }

  async askForCodes(phone: string): Promise<void> {
    await this.number.fill(phone);
    await this.send.click();
  }

  async confirmWith(old: string, fresh: string): Promise<void> {
    await this.oldCode.fill(old);
    await this.newCode.fill(fresh);
    await this.confirm.click();
  }
}
