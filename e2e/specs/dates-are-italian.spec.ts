import type { Locator, Page } from '@playwright/test';
import { expectOnItsSurface } from '../fixtures/surface';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { fillDate } from '../pages/dates';
import { Keyboard } from '../pages/keyboard';
import { LoginPage } from '../pages/login-page';

// Its own date fields would show and take the month first.
test.use({ locale: 'en-US' });

const dayIn = (filters: Locator, name: string) =>
  filters.getByRole('group', { name: 'Creato' }).getByRole('textbox', { name, exact: true });

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filtri/ }).click();
  return page.getByRole('dialog', { name: 'Filtri' });
}

test('a date of an English browser is written and chosen as in Italy, in windows of any width', async ({ page }) => {
  const list = new ContractsList(page);
  await list.open();
  await new LoginPage(page).signIn('manager');
  await expect(list.heading).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await list.open();
      await typeAndChoose(page);
    });
  }
});

async function typeAndChoose(page: Page): Promise<void> {
  const filters = await openFilters(page);
  const since = dayIn(filters, 'Da');
  await fillDate(since, '2026-02-05');
  await expect(since).toHaveValue('05/02/2026');

  const opener = filters.getByRole('group', { name: 'Creato' }).getByRole('button', { name: 'Apri il calendario' });
  await opener.first().click();
  const calendar = page.getByRole('dialog', { name: 'Scegli un giorno' });
  await expect(calendar.getByRole('button', { name: 'giovedì 5 febbraio 2026, scelto' })).toBeFocused();
  await expect(calendar.locator('th')).toHaveText(['L', 'M', 'M', 'G', 'V', 'S', 'D']);
  await expectOnItsSurface(page, calendar);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener.first()).toBeFocused();

  const keys = new Keyboard(page);
  await keys.press('Enter');
  await expect(calendar.getByRole('button', { name: /, scelto$/ })).toBeFocused();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(since).toHaveValue('12/02/2026');
  await expect(opener.first()).toBeFocused();

  await filters.getByRole('button', { name: 'Applica' }).click();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/created_at=2026-02-12/);
  await expect(page.getByText('dal 12/02/2026')).toBeVisible();
}

test('a filter with a day that does not exist is refused, not forgotten', async ({ page }) => {
  await new ContractsList(page).open();
  await new LoginPage(page).signIn('manager');
  const filters = await openFilters(page);
  const until = dayIn(filters, 'A');
  await until.fill('31/02/2026');
  await filters.getByRole('button', { name: 'Applica' }).click();
  await expect(until).toBeFocused();
  await expect(until).toHaveValue('31/02/2026');
  await expect(until).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the hours of a day are 24, and its line does not leave the page', async ({ page }) => {
    await page.goto('/cms/manager/stores');
    await new LoginPage(page).signIn('manager');
    await page.getByRole('region', { name: 'Brianza Motori' }).getByRole('link', { name: 'Dati e orari' }).click();
    const tuesday = page.getByRole('textbox', { name: 'Martedì' });
    await tuesday.fill('830-1930');
    await tuesday.blur();
    await expect(tuesday).toHaveValue('08:30–19:30');
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    await expect(tuesday).toBeInViewport({ ratio: 1 });
  });
});
