import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from '../../scripts/release/checks/smoke-account.mjs';
import { apiAt } from '../fixtures/api';
import { AreaServer } from '../fixtures/area-server';
import { buildVariant } from '../fixtures/build-variant';
import { expectAccessibleEverywhere, isThere } from '../fixtures/obstacles';
import { freshEnvironment } from '../fixtures/product-environment';
import { RunningProduct } from '../fixtures/running-product';
import { expect, test } from '../fixtures/test';
import { totpOf } from '../fixtures/totp';
import { LoginPage } from '../pages/login-page';
import { Overrides } from '../pages/overrides';
import { SecurityPage } from '../pages/security-page';

const live = 'Richiede attenzione';
const tried = 'Richiede attenzione in prova';
const area = 'remote-admin';
const dashboard = '/cms/admin';

let folder: string;
let developer: AreaServer;
test.beforeAll(async () => {
  folder = buildVariant(area, { texts: { [live]: tried } });
  developer = await AreaServer.start(folder);
});
test.afterAll(async () => {
  await developer.stop();
  rmSync(folder, { recursive: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'non si è caricata' });

test('an operator takes an area from a developer’s machine, in one browser only, and gives it back', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(480_000);
  const overrides = new Overrides(page);

  await test.step('is asked after sign-in, told what it means, and may say no', async () => {
    await overrides.ask(dashboard, area, developer.origin);
    await new LoginPage(page).signIn('admin');
    await expect(overrides.question).toContainText(`${area} da ${developer.origin}`);
    // The page behind, which the question covers.
    await expect(page.locator('#content h1')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await overrides.question.getByRole('button', { name: 'Annulla' }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await isThere(page, live);
    await expect(overrides.bar).toBeHidden();
  });

  await test.step('says yes, and has the area from there, under a bar', async () => {
    await overrides.ask(dashboard, area, developer.origin);
    await overrides.take();
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await expect(heading(page, tried)).toBeVisible();
    await expect(overrides.bar).toContainText(`${area} da ${developer.origin}`);
    expect(developer.taken).toContain('area.json');
    expect(developer.taken.filter((file) => file.startsWith('remoteEntry.'))).toHaveLength(1);
  });

  await test.step('nobody else is given it, nor let near that origin', async () => {
    const desktop = await otherDevice.newPage();
    await desktop.goto(dashboard);
    await new LoginPage(desktop).signIn('admin');
    await expect(heading(desktop, live)).toBeVisible();
    await expect(new Overrides(desktop).bar).toBeHidden();
    const policyOf = async (own: Page) => (await own.request.get(dashboard)).headers()['content-security-policy'];
    expect(await policyOf(page)).toContain(developer.origin);
    expect(await policyOf(desktop)).not.toContain(developer.origin);
    await desktop.close();
  });

  await test.step('the bar stands over every page, and leads back by keyboard', async () => {
    await page.goto('/ricerca');
    await isThere(page, 'Cerca la tua auto');
    await expect(overrides.bar).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(dashboard);
    await expect(heading(page, tried)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overrides.reset).toBeFocused();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await expect(heading(page, live)).toBeVisible();
    await expect(overrides.bar).toBeHidden();
  });
});

test.describe('an area that does not come', () => {
  // What the browser and the shell's boundary log of it.
  test.use({ expectedErrors: /./ });

  test('leaves its failure page, under the bar that leads back', async ({ page }) => {
    const overrides = new Overrides(page);
    const gone = await AreaServer.start(folder);
    await overrides.ask(dashboard, area, gone.origin);
    await gone.stop();
    await new LoginPage(page).signIn('admin');
    await overrides.take();
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await Promise.all([page.waitForEvent('load'), overrides.reset.click()]);
    await expect(heading(page, live)).toBeVisible();
  });
});

test('an origin that is not allowed is refused in words', async ({ page }) => {
  const overrides = new Overrides(page);
  await overrides.ask(dashboard, area, 'https://elsewhere.example');
  await new LoginPage(page).signIn('admin');
  await overrides.accept.click();
  await expect(overrides.question.getByRole('alert')).toHaveText('Questa origine non è tra quelle permesse.');
});

test('in production staff connect an app first; nobody is asked and nothing is taken, not from the operator either', async ({
  browser,
}) => {
  const { address, dataDir, env } = await freshEnvironment();
  const production = new RunningProduct({ address, dataDir, env: { ...env, DEMO: '0' } });
  const token = firstAdminsToken(production.env);
  await production.startAgain();
  const person = { email: 'operatore@example.com', password: 'un girasole nel parcheggio' };
  await apiAt(address).auth.resetPassword({ body: { token, password: person.password } });
  const asked = developer.taken.length;

  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const overrides = new Overrides(page);
  await overrides.ask('/ricerca', area, developer.origin);
  await expect(page).toHaveURL(/\/ricerca$/);
  await overrides.ask(dashboard, area, developer.origin);
  await new LoginPage(page).signInAs(person);
  const security = new SecurityPage(page);
  await expect(page.getByText('Aggiungi qui sotto una passkey, oppure collega un’app')).toBeVisible();
  const key = await security.beginApp();
  const begun = new Date();
  await security.switchOnWith(totpOf(key, begun));
  await expect(security.spareCodes).toBeVisible();
  await overrides.ask(dashboard, area, developer.origin);
  await expect(heading(page, live)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
  await expect(overrides.question).toBeHidden();
  const session = await page.evaluate(() => localStorage.getItem('token'));
  const forced = await page.request.post('/api/v1/system/overrides', {
    headers: { Authorization: `Bearer ${session}` },
    data: { area, origin: developer.origin },
  });
  expect([forced.status(), forced.headers()['set-cookie']]).toEqual([404, undefined]);
  expect(developer.taken).toHaveLength(asked);

  // The checks of a release sign in as staff do, right after somebody used the code of now.
  const checks = await browser.newContext({ baseURL: address });
  expect(await signIn(await checks.newPage(), { ...person, totp: key })).toEqual(['admin']);

  await checks.close();
  await context.close();
  await production.stop();
});

/** The link that the operator's command prints, with which the first admin chooses a password. */
function firstAdminsToken(env: Readonly<Record<string, string>>): string {
  const command = path.resolve(import.meta.dirname, '../../server/dist/commands/admin-create.js');
  const printed = execFileSync(process.execPath, [command, 'operatore@example.com'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const [, token] = /token=([\w-]+)/.exec(printed) ?? [];
  if (token === undefined) throw new Error(`No link in: ${printed}`);
  return token;
}
