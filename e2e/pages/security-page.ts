import { expect, type Locator, type Page } from '@playwright/test';

/** `/account/security`: password, second step, and where one is signed in. */
export class SecurityPage {
  readonly heading: Locator;
  readonly key: Locator;
  readonly spareCodes: Locator;
  readonly endSession: Locator;
  readonly confirmEmail: Locator;
  readonly addPasskey: Locator;
  /** A row each. */
  readonly passkeys: Locator;
  private readonly removal: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Accesso e sessioni' });
    this.key = page.getByRole('code').filter({ hasText: /^[a-z2-7 ]{16,}$/i });
    this.spareCodes = page.getByRole('group', { name: 'Codici di riserva' });
    this.endSession = page.getByRole('button', { name: 'Disconnetti' });
    this.confirmEmail = page.getByRole('button', { name: 'Conferma la nuova e-mail' });
    this.addPasskey = page.getByRole('button', { name: 'Aggiungi una passkey' });
    this.removal = page.getByRole('button', { name: /^Togli la passkey/ });
    this.passkeys = page.getByRole('listitem').filter({ has: this.removal });
  }

  async open(): Promise<void> {
    await this.page.goto('/account/security');
  }

  async removePasskey(): Promise<void> {
    await this.removal.click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  }

  /** Makes ten new ones in the place of those before. @param code of the app, or one of them */
  async renewSpareCodes(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Crea nuovi codici di riserva' }).click();
    await this.page.getByLabel('Codice dell’app o di riserva').fill(code);
    await this.page.getByRole('button', { name: 'Crea i codici' }).click();
  }

  /** Those that are shown, once. */
  async keepSpareCodes(): Promise<string[]> {
    await expect(this.spareCodes.getByRole('listitem')).toHaveCount(10);
    const codes = await this.spareCodes.getByRole('listitem').allTextContents();
    await this.page.getByRole('button', { name: 'Li ho conservati' }).click();
    return codes;
  }

  async beginApp(): Promise<string> {
    await this.page.getByRole('button', { name: 'Usa un’app di autenticazione' }).click();
    return (await this.key.textContent()) ?? '';
  }

  async switchOnWith(code: string): Promise<void> {
    await this.page.getByLabel('Codice dell’app').fill(code);
    await this.page.getByRole('button', { name: 'Attiva' }).click();
  }
}
