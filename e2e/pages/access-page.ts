import type { Locator, Page } from '@playwright/test';

/** A contract's link on a device that has no permission: what is masked, and the access code. */
export class AccessPage {
  readonly heading: Locator;
  readonly send: Locator;
  readonly code: Locator;
  readonly openIt: Locator;
  readonly unknown: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Apri il tuo contratto' });
    this.send = page.getByRole('button', { name: 'Invia il codice di accesso' });
    this.code = page.getByLabel('Codice di accesso');
    this.openIt = page.getByRole('button', { name: 'Apri il contratto' });
    this.unknown = page.getByRole('heading', { name: 'Questo contratto non si può aprire' });
  }

  async open(uid: string): Promise<void> {
    await this.page.goto(`/contract/${uid}`);
  }
}
