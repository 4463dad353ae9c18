import type { Locator, Page } from '@playwright/test';

/** The question before an area comes from another origin or at another version, and the bar while it does. */
export class Overrides {
  readonly question: Locator;
  readonly accept: Locator;
  readonly seeVersion: Locator;
  readonly bar: Locator;
  readonly reset: Locator;

  constructor(private readonly page: Page) {
    this.question = page.getByRole('alertdialog', { name: 'Prendere l’area da un’altra origine?' });
    this.accept = this.question.getByRole('button', { name: 'Prendere l’area da lì' });
    this.seeVersion = page.getByRole('button', { name: 'Vedere questa versione' });
    this.bar = page.getByRole('region', { name: 'Aree solo in questo browser' });
    this.reset = this.bar.getByRole('button', { name: 'Ripristina' });
  }

  /** @param area the workspace: `remote-admin` */
  async ask(address: string, area: string, origin: string): Promise<void> {
    await this.page.goto(`${address}?override=${area}@${origin}`);
  }

  /** Says yes, and waits for the page that comes of it. */
  async take(): Promise<void> {
    await Promise.all([this.page.waitForEvent('load'), this.accept.click()]);
    await this.bar.waitFor();
  }
}
