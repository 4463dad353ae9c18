import type { Locator, Page } from '@playwright/test';

/** `/account/profile`: the person, the contacts, the consents and the data. */
export class ProfilePage {
  readonly heading: Locator;
  readonly firstname: Locator;
  readonly street: Locator;
  readonly city: Locator;
  readonly save: Locator;
  /** There while something is not saved yet. */
  readonly undo: Locator;
  readonly marketing: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dati e consensi' });
    this.firstname = page.getByLabel('Nome', { exact: true });
    this.street = page.getByLabel('Via e numero civico');
    this.city = page.getByLabel('Comune');
    this.save = page.getByRole('button', { name: 'Salva', exact: true });
    this.undo = page.getByRole('button', { name: 'Annulla le modifiche' });
    this.marketing = page.getByRole('switch', { name: /^Offerte e novità da CarCare/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/account/profile');
  }

  /** The register of what was ever consented to. */
  consentsSaid(words: RegExp): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words });
  }

  async openHistory(): Promise<void> {
    await this.page.getByText(/^Storico dei consensi/).click();
  }

  async askForEmail(email: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Cambia l’e-mail' }).click();
    await this.page.getByLabel('Nuova e-mail').fill(email);
    await this.page.getByRole('button', { name: 'Invia il link' }).click();
  }

  async askForPhone(phone: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Cambia il cellulare' }).click();
    await this.page.getByLabel('Nuovo cellulare').fill(phone);
    await this.page.getByRole('button', { name: 'Invia il codice' }).click();
  }

  async confirmPhone(code: string): Promise<void> {
    await this.page.getByLabel('Codice di 6 cifre').fill(code);
    await this.page.getByRole('button', { name: 'Conferma il cellulare' }).click();
  }

  async takeData(): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
    return (await coming).path();
  }

  async erase(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancella i tuoi dati' }).click();
    const dialog = this.page.getByRole('alertdialog', { name: 'Cancellare i tuoi dati?' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Cancella i miei dati' }).click();
  }
}
