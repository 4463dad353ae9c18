import type { Locator, Page } from '@playwright/test';
import { chooseFromMenu } from './choose-from-menu';

/** `…/contracts/{uid}` of staff: the next step, the panels, the history. */
export class StaffContractPage {
  readonly draft: Locator;
  readonly waiting: Locator;
  readonly signing: Locator;
  readonly toPay: Locator;
  readonly service: Locator;
  readonly unknown: Locator;
  readonly note: Locator;
  readonly mismatches: Locator;

  constructor(
    private readonly page: Page,
    private readonly area: '/cms/manager' | '/cms/admin' = '/cms/manager',
  ) {
    this.draft = page.getByRole('heading', { name: 'Inviare il link al cliente' });
    this.waiting = page.getByRole('heading', { name: 'In attesa del cliente' });
    this.signing = page.getByRole('heading', { name: 'Il cliente sta firmando' });
    this.toPay = page.getByRole('heading', { name: /^Registrare il pagamento di / });
    this.service = page.getByRole('heading', { name: /^Tagliando \d+, entro (il |l’)/ });
    this.unknown = page.getByRole('heading', {
      name: 'A questo indirizzo non c’è nessun contratto dei tuoi dealer',
    });
    this.mismatches = page.getByRole('region', { name: 'Pagamenti da chiarire' });
    this.note = page.getByLabel('Aggiungere una nota');
  }

  async open(uid: string): Promise<void> {
    await this.page.goto(`${this.area}/contracts/${uid}`);
  }

  async markAsPaid(reference: string): Promise<void> {
    await this.page.getByLabel('Riferimento').fill(reference);
    await this.page.getByRole('button', { name: 'Segna come pagato' }).click();
  }

  /** Gives back the oldest payment that pays nothing. */
  async refundMismatch(reference: string): Promise<void> {
    await this.mismatches.getByRole('button', { name: 'Rimborsa', exact: true }).first().click();
    await this.mismatches.getByLabel('Riferimento del rimborso').fill(reference);
    await this.mismatches.getByRole('button', { name: /^Rimborsa \d/ }).click();
  }

  async completeService(km: number): Promise<void> {
    await this.page.getByLabel('Chilometri', { exact: true }).fill(String(km));
    await this.page.getByRole('button', { name: 'Segna come fatto' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Segna come fatto' }).click();
  }

  async addNote(text: string): Promise<void> {
    await this.note.fill(text);
    await this.page.getByRole('button', { name: 'Salva', exact: true }).click();
  }

  async attach(name: string, content: Buffer, mimeType: string): Promise<void> {
    const asking = this.page.waitForEvent('filechooser');
    await this.button('Allega un file').click();
    await (await asking).setFiles({ name, mimeType, buffer: content });
  }

  /** Goes to "Modifica", as the button in the head does. */
  async edit(): Promise<void> {
    await this.page.getByRole('link', { name: 'Modifica', exact: true }).or(this.button('Modifica')).first().click();
  }

  /** One of "Altre azioni". */
  async do(name: string): Promise<void> {
    await this.button('Altre azioni').click();
    await chooseFromMenu(this.page.getByRole('menuitem', { name, exact: true }));
  }

  /** Deletes it, as "Altre azioni" offers, for a reason that stays written. */
  async delete(reason: string): Promise<void> {
    await this.do('Elimina');
    const question = this.page.getByRole('alertdialog', { name: /^Eliminare / });
    await question.getByRole('textbox', { name: 'Motivo' }).fill(reason);
    await question.getByRole('button', { name: 'Elimina', exact: true }).click();
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
