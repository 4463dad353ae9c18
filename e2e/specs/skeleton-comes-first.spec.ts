import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../fixtures/root';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { LoginPage } from '../pages/login-page';
import { StaffFrame } from '../pages/staff-frame';

const cover = '#skeleton';
const vehicle = '/ricerca/ZACPJFCW1SP018273';

/** The addresses of an area that need nothing to be known. */
function plainPages(area: string): string[] {
  const { pages } = JSON.parse(readFileSync(join(root, `remote-${area}/dist/area.json`), 'utf8'));
  return pages.map(({ path }: { path: string }) => path).filter((path: string) => !path.includes(':'));
}

/** What the page says it is called before any script; nothing where that depends on what it shows. */
async function headingBefore(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return /id="skeleton".*?<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no skeleton';
}

async function open(page: Page, role: 'manager' | 'admin'): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(role);
  await expect(page).toHaveURL('/cms');
}

/** Files are on their way until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {};
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await seen;
    await route.continue();
  });
  return letThrough;
}

/** Ends each delay of the page's style at once. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
  });

for (const role of ['manager', 'admin'] as const) {
  test(`each page of the ${role} is called before its scripts as it is afterwards`, async ({ page }) => {
    test.slow();
    await open(page, role);
    for (const address of plainPages(role)) {
      const heading = await headingBefore(page, address);
      expect(`${address} ${heading}`).not.toBe(`${address} `);
      await page.goto(address);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator(cover)).toHaveCount(0);
    }
  });
}

test('the page of sign-in is called before its scripts as it is afterwards', async ({ page }) => {
  const login = new LoginPage(page);
  expect(await headingBefore(page, '/login')).toBe('Accedi');
  await login.open();
  await expect(login.heading).toHaveText('Accedi');
  await expect(page.locator(cover)).toHaveCount(0);
});

test('the skeleton is seen at once, is nothing to a screen reader, and goes when the page is drawn', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/areas/public/**');
  await page.goto(vehicle, { waitUntil: 'commit' });
  await expect(page.locator(cover).getByText('Confronta i dati con il libretto')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.locator(`${cover} [id]`)).toHaveCount(0);

  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'È questa la tua auto?' })).toBeVisible();
  await expect(page.locator(cover)).toHaveCount(0);
});

test('a line on top of the page tells that the next page is on its way', async ({ page }) => {
  const list = new ContractsList(page);
  await list.open();
  await new LoginPage(page).signIn('manager');
  await expect(list.rows.first()).toBeVisible();
  const line = page.getByRole('progressbar', { includeHidden: true });
  await expect(line).toHaveCSS('opacity', '0');
  const letThrough = await holdBack(page, '**/areas/manager/**');
  await new StaffFrame(page).place('Dealer').click();
  await expect(list.heading).toBeHidden();
  await expect(line).toHaveCSS('opacity', '1');

  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Dealer' })).toBeVisible();
  await expect(line).toHaveCSS('opacity', '0');
});

test.describe('an area that does not load', () => {
  test.use({ expectedErrors: /Failed to load resource|areas\/public|Loading chunk|ScriptExternalLoadError|RUNTIME/ });

  test('says so where the skeleton was', async ({ page }) => {
    await page.route('**/areas/public/**', (route) => route.abort());
    await page.goto(vehicle);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(cover)).toHaveCount(0);
  });
});

for (const [which, address] of [
  ['under its skeleton', vehicle],
  ['that has none', '/error/403'],
] as const) {
  test(`a page ${which} says after a while that its scripts do not arrive, and can be asked for again`, async ({
    page,
  }) => {
    const late = page.getByText('La pagina tarda più del solito');
    let arrive = false;
    await page.route('**/*.js', async (route) => {
      if (arrive) await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(late).toBeAttached();
    await expect(late).toBeHidden();
    await letTimePass(page);
    await expect(late).toBeVisible();

    arrive = true;
    await late.getByRole('link', { name: 'Ricarica la pagina' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await letTimePass(page);
    await expect(late).toBeHidden();
  });
}

test('a page that works without its scripts never says that they do not arrive', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letTimePass(page);
  await expect(page.locator('#late')).toHaveCSS('display', 'none');
});

test('without scripts nothing covers the sentence that they are needed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(vehicle);
  await expect(page.locator(cover)).toBeHidden();
  await expect(page.locator('#late')).toHaveCSS('display', 'none');
  await context.close();
});
