import type { Page } from '@playwright/test';
import { accountDesk } from 'shared-api/contracts';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

/** What a page may move while it loads: a fifth of what browsers call good. */
const mostShift = 0.02;

/** Opens an address with answers that come after the page is drawn, and tells how much it moved meanwhile. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    // The frames that are due, and what they lead to, come first.
    await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
    await route.fulfill({ response });
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // A browser that does not tell would seem to stand still.
  expect(await page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain('layout-shift');
  return Number(await page.locator('html').getAttribute('data-moved'));
}

test('@everywhere a customer’s contract stays where it is while its parts come', async ({ page, account }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signInAs(account);
  await expect(page).toHaveURL(/\/account/);

  expect(await shiftOf(page, `/account/contracts/${account.contract.contract_uid}`)).toBeLessThan(mostShift);
});

test('@everywhere a new contract stays where it is while the unfinished ones come', async ({ page, manager }) => {
  const key = `manager-new-contract-${crypto.randomUUID()}`;
  const drafts = manager.bind(accountDesk);
  await drafts.saveDraft({ params: { key }, body: { value: { firstname: 'Ilaria' } } });
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');
  await expect(page).toHaveURL('/cms');

  expect(await shiftOf(page, '/cms/manager/contracts/new-contract')).toBeLessThan(mostShift);
  await expect(page.getByRole('region', { name: 'Da completare' })).toBeVisible();

  await drafts.removeDraft({ params: { key } });
});
