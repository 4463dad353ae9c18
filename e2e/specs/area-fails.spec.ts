import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { ContractsList } from '../pages/contracts-list';
import { LoginPage } from '../pages/login-page';
import { SearchPage } from '../pages/search-page';
import { StaffFrame } from '../pages/staff-frame';

const everyFile = '**/areas/public/**';

// What the browser and the shell's boundary log of an area that does not come.
test.use({ expectedErrors: /./ });

const faults = {
  'is down': (route) => route.abort(),
  'answers with an error': (route) => route.fulfill({ status: 503, body: '' }),
  'sends a script that somebody changed': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("changed")' }),
  hangs: () => undefined,
} satisfies Record<string, (route: Route) => unknown>;

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the public area ${fault}, the frame lives on and a retry brings it back`, async ({ page }) => {
    await page.route(everyFile, answer);
    // A script that hangs holds back the load event, and must hold back nothing else.
    await page.goto('/ricerca', { waitUntil: 'commit' });
    const failure = page.getByRole('alert').filter({ hasText: 'Questa parte della pagina non si è caricata' });
    await expect(failure).toBeVisible();
    await expect(failure.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await failure.getByRole('button', { name: 'Riprova' }).click();
    // Offered when a retry was of no use: the failure of before would be mistaken for the new one.
    await expect(failure.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();

    await page.unroute(everyFile);
    await failure.getByRole('button', { name: 'Riprova' }).click();
    await expect(new SearchPage(page).vin).toBeVisible();
  });
}

test('while the public area is down, staff signs in and works', async ({ page }) => {
  await page.route(everyFile, (route) => route.abort());
  await page.goto('/ricerca');
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await new LoginPage(page).signIn('manager');
  const frame = new StaffFrame(page);
  await expect(frame.greeting('Andrea')).toBeVisible();
  await frame.place('Contratti').click();
  await expect(new ContractsList(page).rows.first()).toBeVisible();
});

test('what opens over a page is asked for again after its script was lost', async ({ page }) => {
  const script = '**/overlays.*.js';
  await page.route(script, (route) => route.abort());
  const list = new ContractsList(page);
  await list.open();
  await new LoginPage(page).signIn('manager');
  const views = page.getByRole('button', { name: 'Viste' });
  await views.hover();
  await views.click();
  await expect(views).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();

  await page.unroute(script);
  await views.click();
  await expect(page.getByRole('menuitem', { name: 'Salva questi filtri come vista' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filtri' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Cerca e vai' })).toBeVisible();
});

test('an extension on another’s page is asked for again after its script was lost', async ({ page }) => {
  const parts = /\/areas\/manager\/\d+\.\w+\.js/;
  await page.route(parts, (route) => route.abort());
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('manager');
  const retry = page.getByRole('main').getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();

  await page.unroute(parts);
  await retry.click();
  await expect(page.getByRole('region', { name: 'Ultimi contratti' }).getByRole('row').nth(1)).toBeVisible();
});
