import type { Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** A contract before the signature, by its link or in the account: the document at left, the code and the binding button at right. */
export class SignPage {
  readonly heading: Locator;
  readonly document: Locator;
  readonly terms: Locator;
  readonly clauses: Locator;
  readonly ask: Locator;
  readonly code: Locator;
  readonly sign: Locator;
  readonly resend: Locator;
  readonly edit: Locator;
  readonly declined: Locator;
  readonly complete: Locator;
  readonly declining: Locator;
  readonly reason: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Leggi e firma' });
    this.document = page.locator('canvas').first();
    this.terms = page.getByRole('checkbox', { name: /condizioni di contratto/ });
    this.clauses = page.getByRole('checkbox', { name: /Approvo specificamente/ });
    this.ask = page.getByRole('button', { name: /^Invia il codice al numero/ });
    this.code = page.getByLabel('Codice di 6 cifre');
    this.sign = page.getByRole('button', { name: 'Firma con obbligo di pagare' });
    this.resend = page.getByRole('button', { name: 'Invia un nuovo codice' });
    this.edit = page.getByRole('button', { name: 'Modifica i dati' });
    this.declining = page.getByRole('dialog', { name: 'Rifiutare il contratto?' });
    this.reason = this.declining.getByLabel('Perché lo rifiuti?');
    this.complete = page.getByRole('button', { name: 'Completa i dati' });
    this.declined = page.getByText(/^Hai rifiutato il contratto (il |l’)/);
  }

  async open(uid: string): Promise<void> {
    await this.page.goto(`/contract/${uid}`);
    await this.heading.waitFor();
  }

  /** Where a dealer wrote the contract, the customer has the notice still to read. */
  async readNotice(): Promise<void> {
    await tick(this.page.getByRole('checkbox', { name: /Ho letto l’informativa/ }));
  }

  async askForCode(): Promise<void> {
    await tick(this.terms);
    await tick(this.clauses);
    await this.ask.click();
    await this.code.waitFor();
  }

  async signWith(code: string): Promise<void> {
    await this.code.fill(code);
    await this.sign.click();
  }

  async beginToDecline(): Promise<void> {
    await this.page.getByRole('button', { name: 'Rifiuta il contratto' }).click();
  }

  async decline(reason: string): Promise<void> {
    await this.reason.fill(reason);
    await this.declining.getByRole('button', { name: 'Rifiuta il contratto' }).click();
  }
}
