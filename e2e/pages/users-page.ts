import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/users`: everybody with an account, and who asks to come back. */
export class UsersPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly rows: Locator;
  readonly asking: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Utenti' });
    this.search = page.getByRole('searchbox', { name: 'Nome, e-mail, cellulare' });
    this.rows = page.getByRole('table', { name: 'Utenti' }).getByRole('rowgroup').nth(1).getByRole('row');
    this.asking = page.getByRole('region', { name: 'Chiedono la riattivazione' });
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/users');
  }

  row(email: string): Locator {
    return this.rows.filter({ hasText: email });
  }

  /** Opens the page of the one person who has the e-mail. */
  async openPerson(email: string): Promise<void> {
    await this.search.fill(email);
    await this.row(email).getByRole('link').first().click();
  }

  /** Makes a manager of a dealer, and has the invitation sent. */
  async invite({ firstname, lastname, email, store }: NewColleague): Promise<void> {
    await this.page.getByRole('link', { name: 'Nuovo utente' }).click();
    await this.page.getByRole('textbox', { name: 'Nome', exact: true }).fill(firstname);
    await this.page.getByRole('textbox', { name: 'Cognome' }).fill(lastname);
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.page.getByRole('checkbox', { name: 'Manager' }).check();
    await this.page.getByLabel('Cercare un dealer da collegare').fill(store);
    await this.page.getByRole('option', { name: new RegExp(`^${store}`) }).click();
    await this.page.getByRole('button', { name: 'Crea e invita' }).click();
  }
}

/** A manager who is to work for a dealer. */
export interface NewColleague {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** The dealer's name. */
  readonly store: string;
}
