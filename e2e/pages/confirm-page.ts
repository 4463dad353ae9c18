import type { Locator, Page } from '@playwright/test';
import type { Customer } from '../fixtures/contract-data';

/** `…/confirm`: who signs, and what they consent to. */
export class ConfirmPage {
  readonly heading: Locator;
  readonly form: Locator;
  readonly phone: Locator;
  readonly lastname: Locator;
  readonly notice: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'I tuoi dati' });
    this.form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Chi firma' }) });
    this.phone = this.form.getByLabel('Cellulare');
    this.lastname = this.form.getByLabel('Cognome');
    this.notice = this.form.getByRole('checkbox', { name: /Ho letto l’informativa/ });
    this.next = page.getByRole('button', { name: 'Leggi il contratto' });
  }

  async fill(customer: Customer): Promise<void> {
    await this.form.getByLabel('Nome', { exact: true }).fill(customer.firstname);
    await this.lastname.fill(customer.lastname);
    await this.form.getByLabel('E-mail', { exact: true }).fill(customer.email);
    await this.phone.fill(customer.phone);
    await this.form.getByLabel('Via e numero civico').fill(customer.address);
    await this.form.getByLabel('CAP').fill(customer.zip_code);
    await this.form.getByLabel('Comune').fill(customer.city);
    await this.form.getByLabel('Provincia').selectOption(customer.province);
  }

  async acceptNotice(): Promise<void> {
    await this.notice.check({ force: true });
  }

  async readContract(): Promise<void> {
    await this.next.click();
  }
}
