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

test('a team adds an area, releases it into the running product, switches it off and takes it away', async ({
  page,
  product,
  team,
}) => {
  // An area is built, type-checked and tested, and opened in a second Chromium; then it is built and checked again.
  test.setTimeout(900_000);
  if (!product) throw new Error('The area needs a product of its own');
  const places = page.getByRole('navigation', { name: 'Aree' });
  const ownPlace = places.getByRole('link', { name: 'Officina' });
  await page.goto('/cms/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
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

  // The ordinary day of a team that uses a new component before the shell that brings it is released.
  team.replaceIn('shared-ui/src/index.ts', /$/, "export { Text as Sentence } from './text';\n");
  team.replaceIn(
    'remote-workshop/src/home/home-page.tsx',
    "Text } from 'shared-ui'",
    "Sentence as Text } from 'shared-ui'",
  );
  team.replaceIn('shared-ui/src/states/empty-state.tsx', 'level?: 2 | 3;', 'level?: 2 | 3 | 4;');
  await expect(team.npm('release', ['remote-workshop', '--server', product.address], product.env)).rejects.toThrow(
    /usa Sentence \(shared-ui\), che la cornice in linea non ha[\s\S]*usa EmptyState \(shared-ui\) com’è qui/,
  );

  await team.npm('release', ['disable', 'remote-workshop', '--reason', 'Prezzi sbagliati'], product.env);
  await page.goto('/cms/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Stiamo lavorando' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Contratti' })).toBeVisible();
  await expect(ownPlace).toHaveCount(0);

  await team.npm('release', ['retire', 'remote-workshop', '--reason', 'Chiusa'], product.env);
  await page.goto('/cms/workshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
});
