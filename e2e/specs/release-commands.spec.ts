import type { Page } from '@playwright/test';
import { OlderServer } from '../fixtures/older-server';
import { runRelease } from '../fixtures/release-command';
import { Releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { Overrides } from '../pages/overrides';
import { SystemPage } from '../pages/system-page';

test.use({ ownProduct: true });

const area = 'remote-account';

test('an area that calls what the live server does not know is refused in words, and nothing is published', async ({
  product,
}) => {
  if (!product) throw new Error('This spec releases into a store of its own');
  const { output: before } = await runRelease(product, 'status');
  const older = await OlderServer.before(product.address, '/account/contracts/{contract_uid}/events');
  try {
    const { code, output } = await runRelease(product, area, '--server', older.address);

    expect(code).toBe(1);
    expect(output).toContain('GET /account/contracts/{contract_uid}/events: il server non ha questa chiamata.');
    expect(output).toContain('Non si pubblica niente: i motivi sono scritti qui sopra.');
  } finally {
    await older.stop();
  }
  expect((await runRelease(product, 'status')).output).toBe(before);
});

test('an operator sees a published version before it is live, in one browser only', async ({
  page,
  otherDevice,
  product,
}) => {
  if (!product) throw new Error('This spec releases into a store of its own');
  const [live, next] = ['Richiede attenzione', 'Richiede attenzione domani'];
  const heading = (own: Page, name: string) => own.getByRole('heading', { name, exact: true });
  const version = await new Releases(product).publish('remote-admin', { texts: { [live]: next } });
  const [overrides, system] = [new Overrides(page), new SystemPage(page)];
  await system.open();
  await new LoginPage(page).signIn('admin');
  await system.seeAlone('Operatore', version);

  await page.goto('/cms/admin');
  await expect(heading(page, next)).toBeVisible();
  await expect(overrides.bar).toContainText(`remote-admin alla versione ${version}`);
  const desktop = await otherDevice.newPage();
  await desktop.goto('/cms/admin');
  await new LoginPage(desktop).signIn('admin');
  await expect(heading(desktop, live)).toBeVisible();

  await Promise.all([page.waitForEvent('load'), overrides.reset.click()]);
  await expect(heading(page, live)).toBeVisible();
  await expect(overrides.bar).toBeHidden();

  // The same by an address that somebody sent.
  await page.goto(`/cms/admin?preview=remote-admin@${version.split('-').at(-1)?.slice(0, 7)}`);
  await Promise.all([page.waitForEvent('load'), overrides.seeVersion.click()]);
  await expect(heading(page, next)).toBeVisible();
  await expect(overrides.bar).toContainText(`remote-admin alla versione ${version}`);
  expect(new URL(page.url()).search).toBe('');
});

test('what is released is looked after from the terminal', async ({ product }) => {
  if (!product) throw new Error('This spec releases into a store of its own');
  const releases = new Releases(product);
  const [first, second] = [await releases.beginWithVariant(area), await releases.beginWithVariant(area)];

  await test.step('the last release is taken back when the person confirms it', async () => {
    const unsaid = await runRelease(product, 'rollback');
    expect([unsaid.code, unsaid.output]).toEqual([1, expect.stringContaining('Serve una conferma: --yes la dà.')]);
    const tried = await runRelease(product, 'rollback', '--dry-run');
    expect(tried.output).toContain(`${area} ${second}, in linea dal`);
    expect(await releases.live(area)).toBe(second);

    const done = await runRelease(product, 'rollback', '--yes');
    expect([done.code, done.output]).toEqual([0, expect.stringContaining(`in linea ${first}`)]);
    const again = await runRelease(product, 'rollback', '--yes');
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('è già un ritorno')]);
    expect(await releases.live(area)).toBe(first);
  });

  await test.step('a trial ends with its share', async () => {
    await releases.canary(area, second, 10);
    expect((await runRelease(product, 'status')).output).toContain(`in prova ${second} al 10%`);
    expect((await runRelease(product, 'canary', area, '0%')).output).toContain(`adesso         in linea ${first}\n`);
    expect((await runRelease(product, 'canary', area, '0%')).output).toContain('Non c’è nessuna versione in prova.');
    expect(await releases.live(area)).toBe(first);
  });

  await test.step('an area is switched off for a reason, and on again', async () => {
    expect((await runRelease(product, 'disable', area)).output).toContain('Serve un motivo');
    await runRelease(product, 'disable', area, '--reason', 'Prezzi sbagliati');
    expect((await runRelease(product, 'status')).output).toContain('Prezzi sbagliati');
    expect((await runRelease(product, 'enable', area)).code).toBe(0);
    expect((await runRelease(product, 'enable', area)).output).toContain('già accesa');
  });

  await test.step('who did what stands in the history', async () => {
    const { output } = await runRelease(product, 'history', area);
    const [newest = '', ...older] = output.split('\n');
    expect(newest).toMatch(/area riaccesa, Paola$/);
    expect(older.some((line) => line.endsWith(`${second}  messa in linea, e2e`))).toBe(true);
  });

  await test.step('files that the store has lost of what is live come back with the same release', async () => {
    await releases.beginWithBuilds([area]);
    await releases.forget(area, (await releases.live(area)) ?? '');
    const { output } = await runRelease(product, area);
    expect(output).toMatch(/file che mancavano, rimessi: \d+\nNiente di nuovo/);
  });
});
