import { rmSync } from 'node:fs';
import path from 'node:path';
import { AreaServer } from '../fixtures/area-server';
import { buildForeignArea } from '../fixtures/foreign-area';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { Overrides } from '../pages/overrides';

let folder: string;
let team: AreaServer;
test.beforeAll(async () => {
  folder = buildForeignArea();
  team = await AreaServer.start(path.join(folder, 'dist'));
});
test.afterAll(async () => {
  await team.stop();
  rmSync(folder, { recursive: true });
});

test('an area that the library’s documentation alone built, in an empty folder, runs in the shell with its React', async ({
  page,
}) => {
  const overrides = new Overrides(page);
  await overrides.ask('/cms/admin', 'remote-admin', team.origin);
  await new LoginPage(page).signIn('admin');
  await overrides.take();

  await expect(page.getByRole('heading', { level: 1, name: 'Officina di un altro repository' })).toBeVisible();
  await expect(page).toHaveTitle(/Officina/);
  // Hooks work with the page's React alone: a second one would throw at the first of them.
  await page.getByRole('button', { name: 'Auto sul ponte: 0' }).click();
  await expect(page.getByRole('button', { name: 'Auto sul ponte: 1' })).toBeVisible();
  // The frame around it is the shell's.
  await expect(page.getByRole('navigation', { name: 'Aree' })).toBeVisible();
});
