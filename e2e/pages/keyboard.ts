import { expect, type Locator, type Page } from '@playwright/test';

/** Nobody presses Tab more often than this to get anywhere on a page. */
const patience = 80;

/** A person who has a keyboard and nothing else. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Presses Tab until the control has the focus. */
  async goTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < patience; presses += 1) {
      if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await this.press('Tab');
    }
    await expect(control, 'reached with Tab').toBeFocused();
  }

  /** Goes to a field and types; in a list of options that chooses the one that begins so. */
  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.page.keyboard.type(text);
  }

  /** Goes to a page by the command palette. */
  async command(name: string): Promise<void> {
    await this.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Cerca e vai' }).fill(name);
    await expect(this.page.getByRole('option', { name }).first()).toBeVisible();
    await this.press('Enter');
  }
}
