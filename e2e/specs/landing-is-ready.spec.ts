import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

declare global {
  /** What the page's policy has refused so far. */
  var refused: string[];
}

const areaFiles = '**/areas/public/**';
const prerenderedRoot = '#root[data-prerendered]';
const blocks = ['header', 'h1', 'form', 'input[name=vin]', '#content > section', 'footer'];

/** The page as it is before any script. */
async function openPrerendered(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: page.viewportSize() });
  const prerendered = await context.newPage();
  await prerendered.goto('/');
  return prerendered;
}

/** The live page while prices and dealers are prerendered on their way, as in the prerendered page. */
async function openLive(page: Page): Promise<void> {
  await page.route('**/api/v1/**', () => undefined);
  await page.goto('/');
  await expect(page.locator(prerenderedRoot)).toHaveCount(0);
}

/** Where the page's main blocks stand, in whole pixels. */
function boxesOf(page: Page): Promise<number[][]> {
  return page.locator(blocks.join(',')).evaluateAll((found) =>
    found.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

async function treeOf(page: Page): Promise<string[]> {
  const landmarks = ['banner', 'main', 'contentinfo'] as const;
  return Promise.all(landmarks.map((role) => page.getByRole(role).ariaSnapshot()));
}

test('the landing page shows, and its search works, without scripts', async ({ browser, page, baseURL }) => {
  const prerendered = await openPrerendered(browser, page, baseURL);
  await expect(prerendered.getByRole('heading', { level: 1 })).toHaveText(/bastano i 17 caratteri del telaio/);
  await expect(prerendered).toHaveTitle('CarCare | Garanzia e manutenzione per la tua auto');
  await prerendered.getByRole('textbox', { name: /telaio/ }).fill('ZACPJFCW1SP018273');
  await prerendered.getByRole('button', { name: 'Cerca l’auto' }).click();
  await expect(prerendered).toHaveURL(/\/ricerca\?vin=ZACPJFCW1SP018273$/);
  await prerendered.context().close();
});

test('the prerendered page and the live page are the same to eye and ear @everywhere', async ({
  browser,
  page,
  baseURL,
}) => {
  const prerendered = await openPrerendered(browser, page, baseURL);
  await openLive(page);
  expect(await treeOf(page)).toEqual(await treeOf(prerendered));
  expect(await boxesOf(page)).toEqual(await boxesOf(prerendered));
  await prerendered.context().close();
});

test('what is typed before the scripts are there is kept, with the caret and what was opened @everywhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(areaFiles, async (route) => {
    await typed;
    await route.continue();
  });

  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /telaio/ });
  await field.pressSequentially('zacpjf');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Posso ripensarci?').evaluate((summary) => summary.closest('details')?.setAttribute('open', ''));
  await expect(page.locator(prerenderedRoot)).toHaveCount(1);
  letThrough();
  await expect(page.locator(prerenderedRoot)).toHaveCount(0);

  await expect(field).toHaveValue('ZACPJF');
  await expect(field).toBeFocused();
  await page.keyboard.type('c');
  await expect(field).toHaveValue('ZACPJCF');
  await expect(page.getByText(/entro 14 giorni dalla firma, senza motivo/)).toBeVisible();
  expect(await page.evaluate(() => globalThis.refused)).toEqual([]);
});

test('nothing but the starter runs until the browser is idle or somebody touches the page', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that is never idle.
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
  });
  await page.goto('/');
  const scripts = page.locator('script[src]');
  await expect(scripts).toHaveCount(1);
  await expect(scripts).toHaveAttribute('src', /\/starter\./);
  await expect(page.locator(prerenderedRoot)).toHaveCount(1);

  await page.getByRole('textbox', { name: /telaio/ }).pressSequentially('zac');
  await expect(page.locator(prerenderedRoot)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /telaio/ })).toHaveValue('ZAC');
  const inTurn = await page
    .locator('script[defer]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ async }) => async));
  expect(inTurn.length).toBeGreaterThan(1);
  expect(new Set(inTurn)).toEqual(new Set([false]));
});

test.describe('when the area does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED|did not load|#RUNTIME-008/ });

  test('the page stays, and the live one takes over once it is there', async ({ page }) => {
    await page.route(areaFiles, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator(prerenderedRoot).getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(areaFiles);
    await expect(page.locator(prerenderedRoot)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bastano i 17 caratteri del telaio/);
  });
});
