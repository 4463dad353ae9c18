import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from 'shared-api/client';
import { adminSystem } from 'shared-api/contracts';
import { Releases } from '../fixtures/releases';
import type { RunningProduct } from '../fixtures/running-product';
import { expect, test } from '../fixtures/test';
import { AccountFrame } from '../pages/account-frame';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';

test.use({ ownProduct: true });

const area = 'remote-account';

/** A version that is told by the name of its profile page. */
const named = (name: string) => ({ texts: { 'Dati e consensi': name } });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const homePage = (page: Page) =>
  heading(page, 'Garanzia e manutenzione per la tua auto: bastano i 17 caratteri del telaio.');

function releasesOf(product: RunningProduct | null): Releases {
  if (!product) throw new Error('Releases need a product of one’s own');
  return new Releases(product);
}

/** Opens the profile as a customer who signs in on the way. */
async function openProfile(page: Page): Promise<void> {
  await new ProfilePage(page).open();
  await new LoginPage(page).signIn('user');
}

/** The answers to the question before a page with unsaved input is left. */
function answer(page: Page, name: 'Annulla' | 'Lascia la pagina'): Locator {
  return page.getByRole('alertdialog', { name: 'Lasciare la pagina?' }).getByRole('button', { name });
}

async function goHome(page: Page): Promise<void> {
  await new AccountFrame(page).home.click();
  await expect(homePage(page)).toBeVisible();
}

/**
 * Has the page hear what is live, by turning to a link that leads from the account, or from the sign-in, to the public
 * pages: where the answer takes longer than a person waits, an area is entered as the page knew it.
 */
async function hearWhatIsLive(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verifica un documento' }).hover();
  await (await answered).finished();
}

/** Later on tells whether the page was loaded anew since. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''));
  return async () => (await page.locator('html[data-marked]').count()) > 0;
}

async function expectNewDocument(isSame: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSame).toBe(false);
}

test('a release reaches who works in the area at the next entry, and no form before', async ({ page, product }) => {
  const releases = releasesOf(product);
  await releases.beginWithVariant(area, named('Prima'));
  await openProfile(page);
  await expect(heading(page, 'Prima')).toBeVisible();
  const isSame = await markDocument(page);
  const { firstname } = new ProfilePage(page);
  await firstname.fill('Maria Chiara');

  await releases.release(area, named('Dopo'));
  await hearWhatIsLive(page);
  const frame = new AccountFrame(page);
  await frame.home.click();
  await answer(page, 'Annulla').click();
  await expect(heading(page, 'Prima')).toBeVisible();
  await expect(firstname).toHaveValue('Maria Chiara');

  await frame.home.click();
  await answer(page, 'Lascia la pagina').click();
  await expect(homePage(page)).toBeVisible();
  expect(await isSame()).toBe(true);

  await frame.goTo('Prima');
  await expect(heading(page, 'Dopo')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expectNewDocument(isSame);
});

test('Back into an area that was released meanwhile shows its new version', async ({ page, product }) => {
  const releases = releasesOf(product);
  await releases.beginWithVariant(area, named('Uno'));
  await openProfile(page);
  await expect(heading(page, 'Uno')).toBeVisible();
  const isSame = await markDocument(page);

  await releases.release(area, named('Due'));
  await hearWhatIsLive(page);
  await goHome(page);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(heading(page, 'Due')).toBeVisible();
  await expectNewDocument(isSame);
  await page.goForward();
  await expect(homePage(page)).toBeVisible();
});

test('an area that the page has not loaded yet comes at its newest version, in the same page', async ({
  page,
  product,
}) => {
  const releases = releasesOf(product);
  await page.goto('/login');
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  const isSame = await markDocument(page);
  await releases.release(area, named('Appena uscita'));
  await hearWhatIsLive(page);
  await login.signIn('user');
  await new AccountFrame(page).place('Appena uscita').click();
  await expect(heading(page, 'Appena uscita')).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('a new shell is told quietly, and comes when one asks for it', async ({ page, product }) => {
  const releases = releasesOf(product);
  await releases.beginWithVariant(area, named('Profilo'));
  await openProfile(page);
  await expect(heading(page, 'Profilo')).toBeVisible();
  const isSame = await markDocument(page);
  await new ProfilePage(page).firstname.fill('Maria Chiara');

  await releases.release('shell');
  await new AccountFrame(page).home.hover();
  const notice = page.getByRole('status').filter({ hasText: 'C’è una nuova versione di CarCare.' });
  await expect(notice).toBeVisible();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: 'Noleggio' }).click({ trial: true });
    await page.getByRole('link', { name: /^Accesso/ }).click({ trial: true });
  }
  await notice.getByRole('button', { name: 'Ricarica' }).click();
  await answer(page, 'Lascia la pagina').click();
  await expectNewDocument(isSame);
  await expect(heading(page, 'Profilo')).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe('the kill switch', () => {
  test.use({ expectedErrors: /DisabledAreaError/ });

  test('meets who enters the area, until it is switched on again', async ({ page, product }) => {
    const releases = releasesOf(product);
    await releases.beginWithVariant(area, named('Accesa'));
    await openProfile(page);
    await expect(heading(page, 'Accesa')).toBeVisible();
    await releases.disable(area);
    await hearWhatIsLive(page);
    await goHome(page);
    await new AccountFrame(page).goTo('Accesa');
    await expect(heading(page, 'Stiamo lavorando')).toBeVisible();
    await releases.enable(area);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page, 'Accesa')).toBeVisible();
  });
});

test.describe('a version that is no good', () => {
  // What the browser and the shell log of it.
  test.use({ expectedErrors: /./ });

  async function failuresOf(operator: ApiClient, version: string): Promise<number> {
    const { data } = await operator.bind(adminSystem).listAreas();
    const found = data
      .find(({ name }) => name === area)
      ?.versions.find((known) => `${known.version}-${known.hash}` === version);
    return found?.failures ?? 0;
  }

  for (const fault of ['throws', 'was changed by a byte'] as const) {
    test(`that ${fault} is reported, and the last good one shows`, async ({ page, product, operator }) => {
      const releases = releasesOf(product);
      await releases.beginWithVariant(area, named('Buona'));
      const broken = await releases.publish(area, { ...named('Rotta'), throws: fault === 'throws' });
      if (fault !== 'throws') await releases.damage(area, broken);
      await page.goto('/login');
      await releases.setLive(area, broken);
      await hearWhatIsLive(page);

      await new LoginPage(page).signIn('user');
      const frame = new AccountFrame(page);
      await frame.place('Buona').click();
      await expect(heading(page, 'Buona')).toBeVisible();
      await expect.poll(() => failuresOf(operator, broken)).toBeGreaterThan(0);

      const isSame = await markDocument(page);
      await goHome(page);
      await frame.goTo('Buona');
      await expect(heading(page, 'Buona')).toBeVisible();
      expect(await isSame()).toBe(true);
      await page.reload();
      await expect(heading(page, 'Buona')).toBeVisible();
    });
  }

  test('whose files are gone offers another try, which brings the new one', async ({ page, product }) => {
    const releases = releasesOf(product);
    const old = await releases.beginWithVariant(area, named('Vecchia'));
    await page.goto('/login');
    await new LoginPage(page).signIn('user');
    const frame = new AccountFrame(page);
    await frame.place('Vecchia').waitFor();
    await releases.release(area, named('Nuova'));
    await releases.forget(area, old);

    await frame.place('Vecchia').click();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page, 'Nuova')).toBeVisible();
  });
});
