import { expect, type Locator } from '@playwright/test';

/**
 * Chooses an item of an open menu. While its opening is still drawn, Playwright scrolls the page to press it, and the
 * menu moves from under the pointer: what closes the menu is what was chosen.
 */
export async function chooseFromMenu(item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  await expect(async () => {
    if (await item.isVisible()) await item.click({ timeout: 5_000 });
    await expect(item).toBeHidden({ timeout: 2_000 });
  }).toPass();
}
