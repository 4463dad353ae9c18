import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

const digits = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

/** What a link to a list says: a sum, or how many. A bar's number stands beside its name. */
async function figureOf(link: Locator): Promise<{ readonly kind: 'sum' | 'count'; readonly value: number }> {
  const text = await link.evaluate(
    (element) => (element.closest('li')?.querySelector('b') ?? element).textContent ?? '',
  );
  if (/^[\d.]+,\d{2}\s€$/.test(text.trim())) return { kind: 'sum', value: digits(text) };
  return { kind: 'count', value: digits(/\d[\d.]*/.exec(text)?.[0] ?? '') };
}

/** What the list says of itself: it prints "5 di 12 contratti, 3.450,00 € in tutto. Stampato il …". */
async function totalsOf(page: Page) {
  const printed = page.getByText(/Stampato (il |l’)/).first();
  await expect(printed).toBeAttached();
  const text = (await printed.textContent()) ?? '';
  const [, count = '', sum = ''] = /^(?:\d+ di )?([\d.]+) contratt[io], (.*?\d),?\s?€/.exec(text) ?? [];
  return { count: digits(count), sum: digits(sum) };
}

const stays = () => Promise.resolve();

/** Every panel has come: one that comes later would move the numbers that stand under it. */
async function hasCome(page: Page, settled: Locator): Promise<void> {
  await expect(settled).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Follows each number of the page, as `open` shows it, to its list and back. Returns how many there were. */
async function followNumbers(page: Page, settled: Locator, open: () => Promise<void> = stays): Promise<number> {
  // 'Noleggio' leads to a list, too, and counts nothing.
  const links = page.locator('main a[href*="/cms/admin/contracts?"]:not([href$="?kind=rental"])');
  await hasCome(page, settled);
  await open();
  const many = await links.count();
  for (let place = 0; place < many; place += 1) {
    await hasCome(page, settled);
    await open();
    const link = links.nth(place);
    const address = await link.getAttribute('href');
    const { kind, value } = await figureOf(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();
    expect((await totalsOf(page))[kind], `${kind} of ${address}`).toBe(value);
    await page.goBack();
  }
  return many;
}

test('every number of the dashboard is the total of the list it leads to', async ({ page }) => {
  await page.goto('/cms/admin');
  await new LoginPage(page).signIn('admin');
  const dashboard = page
    .getByRole('region', { name: 'Questo mese' })
    .getByText(/contratt/)
    .first();
  expect(await followNumbers(page, dashboard)).toBeGreaterThan(4);
});

for (const basis of ['created', 'signed', 'paid']) {
  test(`so is every number of the statistics by what was ${basis}`, async ({ page }) => {
    await page.goto(`/cms/admin/analytics?basis=${basis}&period=last_month`);
    await new LoginPage(page).signIn('admin');
    const panel = page.getByRole('region', { name: 'Provenienza' }).getByRole('link').first();
    expect(await followNumbers(page, panel)).toBeGreaterThan(15);
  });
}

test('so is every number of any days, by week and against the year before', async ({ page }) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/cms/admin/analytics?from=${day(40)}&to=${day(2)}&compare=year&by=week`);
  await new LoginPage(page).signIn('admin');
  await expect(page.getByRole('radio', { name: /Periodo scelto/ })).toBeChecked();
  const panel = page.getByRole('region', { name: 'Provenienza' }).getByRole('link').first();
  const weeks = page.getByRole('region', { name: 'Settimana per settimana' });
  const openTable = () => weeks.getByRole('radio', { name: 'Tabella' }).check();
  expect(await followNumbers(page, panel, openTable)).toBeGreaterThan(20);
});
