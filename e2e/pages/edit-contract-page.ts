import type { Locator, Page } from '@playwright/test';

/** A contract's data as a form, on the page of the contract. */
export class EditContractPage {
  readonly city: Locator;
  readonly km: Locator;
  readonly conflict: Locator;
  readonly saveChoices: Locator;

  constructor(private readonly page: Page) {
    this.city = page.getByRole('textbox', { name: 'Comune', exact: true });
    this.km = page.getByRole('textbox', { name: 'Chilometri', exact: true });
    this.conflict = page.getByRole('dialog', { name: /ha salvato prima$/ });
    this.saveChoices = this.conflict.getByRole('button', { name: 'Salva le scelte' });
  }

  /** Saves, and agrees to what the page says will change. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salva', exact: true }).first().click();
    const question = this.page.getByRole('alertdialog', { name: /^Salvare / });
    await question.getByRole('button', { name: 'Salva', exact: true }).click();
  }
}
