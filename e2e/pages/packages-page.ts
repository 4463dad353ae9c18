import type { Locator, Page } from '@playwright/test';
import { tick } from './tick';

/** `…/packages`: one choice among all packages, with the reason of those that do not fit. */
export class PackagesPage {
  readonly heading: Locator;
  readonly all: Locator;
  readonly next: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Scegli il pacchetto' });
    this.all = page.getByRole('radio');
    this.next = page.getByRole('button', { name: /^(Scegli il concessionario|Continua|Scegli un pacchetto)$/ });
  }

  package(title: string): Locator {
    return this.page.getByRole('radio', { name: title, exact: true });
  }

  /** What the card of a package that fits says when it is chosen. */
  async linesOf(title: string): Promise<{ included: string[]; excluded: string[] }> {
    const choice = this.package(title);
    await tick(choice);
    const card = choice.locator('xpath=ancestor::div[1]');
    const all = await card.getByRole('listitem').allTextContents();
    const excluded = await card.getByText('Non comprende').getByRole('listitem').allTextContents();
    return { included: all.slice(0, all.length - excluded.length), excluded };
  }

  async choose(title: string): Promise<void> {
    await tick(this.package(title));
    await this.next.click();
  }
}
