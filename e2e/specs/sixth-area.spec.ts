import { RepositoryCopy } from '../fixtures/repository-copy';
import { test as base, expect } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

const test = base.extend<{ team: RepositoryCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  team: async ({}, use) => {
    const team = RepositoryCopy.make();
    await use(team);
    team.remove();
  },
});

// At the end the area is switched off, which the shell's boundary logs.
test.use({ ownProduct: true, expectedErrors: /^DisabledAreaError/ });

const newArea = 'new remote-workshop --path /cms/workshop --role manager --title Officina';

test('a team adds an area, releases it into the running product, and switches it off', async ({
  page,
  product,
  team,
}) => {
  // An area is built, type-checked and tested, and opened in a second Chromium.
  test.setTimeout(600_000);
  if (!product) throw new Error('The area needs a product of its own');
  const places = page.getByRole('navigation', { name: 'Aree' });
  const ownPlace = places.getByRole('link', { name: 'Officina' });
  await page.goto('/cms/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Questa pagina non c’è' })).toBeVisible();
  await page.goto('/login');
  await new LoginPage(page).signIn('manager');
  await expect(places.getByRole('link', { name: 'Contratti' })).toBeVisible();
  await expect(ownPlace).toHaveCount(0);

  await team.npm('area', newArea.split(' '));
  await team.npm('test', ['imports', 'messages']);
  await team.npm('build', ['server']);
  const said = await team.npm('release', ['remote-workshop', '--server', product.address], product.env);
  expect(said).toMatch(/le pagine nuove hanno 1\.0\.0-[0-9a-f]{12}/);

  await page.reload();
  await expect(places.getByRole('heading', { name: 'Officina' })).toBeVisible();
  await ownPlace.click();
  await expect(page).toHaveURL(/\/cms\/workshop$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Officina' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Autocentro Lambro')).toBeVisible();
  await places.getByRole('link', { name: 'Contratti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();

  await team.npm('release', ['disable', 'remote-workshop', '--reason', 'Prezzi sbagliati'], product.env);
  await page.goto('/cms/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Stiamo lavorando' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Contratti' })).toBeVisible();
  await expect(ownPlace).toHaveCount(0);
});
