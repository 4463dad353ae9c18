import type { Locator, Page } from '@playwright/test';

/** `/cms/admin/system`: what runs, what is to be looked at, and the switches of the areas. */
export class SystemPage {
  readonly heading: Locator;
  readonly worked: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Sistema' });
    this.worked = page.getByText(/^Prova riuscita in /);
  }

  async open(): Promise<void> {
    await this.page.goto('/cms/admin/system');
  }

  /** Sends a trial message to a phone or an e-mail address. */
  async tryOut(adapter: 'SMS' | 'E-mail', to: string): Promise<void> {
    await this.page.getByRole('button', { name: `Invia una prova: ${adapter}` }).click();
    const dialog = this.page.getByRole('dialog', { name: `Invia una prova: ${adapter}` });
    await dialog.getByRole('textbox').fill(to);
    await dialog.getByRole('button', { name: 'Invia una prova' }).click();
  }

  /** Takes a version that is not live in this browser alone. @param area what people call it; `version` its id */
  async seeAlone(area: string, version: string): Promise<void> {
    await this.page.getByRole('button', { name: `Versioni di ${area}` }).click();
    await this.page.getByRole('button', { name: `Vedi solo tu: ${releaseName(version)}` }).click();
    await this.page.getByText('In questo browser l’area è alla').waitFor();
  }

  switchOf(area: string): Locator {
    return this.page.getByRole('switch', { name: `Area ${area} accesa` });
  }

  /** @param area what people call it, which has to be typed */
  async switchOff(area: string, reason: string): Promise<void> {
    await this.switchOf(area).click({ force: true });
    const question = this.page.getByRole('alertdialog', { name: `Spegnere l’area ${area}?` });
    await question.getByRole('textbox', { name: 'Motivo' }).fill(reason);
    await question.getByRole('textbox', { name: `Scrivere ${area} per confermare` }).fill(area);
    await question.getByRole('button', { name: 'Spegni', exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }
}

/** As the page writes a version's id: `9.0.1-0123456`. */
function releaseName(id: string): string {
  return id.replace(/(-[0-9a-f]{7})[0-9a-f]*$/, '$1');
}
