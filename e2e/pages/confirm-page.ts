import type { Locator, Page } from '@playwright/test';
import type { Customer } from '../fixtures/contract-data';
import { tick } from './tick';

/** `…/confirm`: who signs, and what they consent to. */
export class ConfirmPage {
  readonly heading: Locator;
  readonly form: Locator;
  readonly firstname: Locator;
  readonly lastname: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly street: Locator;
  readonly zip: Locator;
  readonly city: Locator;
  readonly province: Locator;
  readonly notice: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'I tuoi dati' });
    this.form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Chi firma' }) });
    this.firstname = this.form.getByLabel('Nome', { exact: true });
    this.lastname = this.form.getByLabel('Cognome');
    this.email = this.form.getByLabel('E-mail', { exact: true });
    this.phone = this.form.getByLabel('Cellulare');
    this.street = this.form.getByLabel('Via e numero civico');
    this.zip = this.form.getByLabel('CAP');
    this.city = this.form.getByLabel('Comune');
    this.province = this.form.getByLabel('Provincia');
    this.notice = this.form.getByRole('checkbox', { name: /Ho letto l’informativa/ });
    this.next = page.getByRole('button', { name: 'Leggi il contratto' });
  }

  async fill(customer: Customer): Promise<void> {
    await this.phone.fill(customer.phone);
    await this.fillBesidePhone(customer);
  }

  /** Where a dealer wrote the phone it stays as it is. */
  async fillBesidePhone(customer: Customer): Promise<void> {
    await this.firstname.fill(customer.firstname);
    await this.lastname.fill(customer.lastname);
    await this.email.fill(customer.email);
    await this.street.fill(customer.address);
    await this.zip.fill(customer.zip_code);
    await this.city.fill(customer.city);
    await this.province.selectOption(customer.province);
  }

  async acceptNotice(): Promise<void> {
    await tick(this.notice);
  }

  async readContract(): Promise<void> {
    await this.next.click();
  }
}
