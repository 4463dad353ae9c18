import { OwnRepository } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

let team: OwnRepository;
test.beforeAll(async () => {
  // Packs the libraries, and installs them with a few hundred packages.
  test.setTimeout(600_000);
  const area = ['remote-workshop', '--path', '/cms/workshop', '--role', 'manager', '--title', 'Officina'];
  team = await OwnRepository.make(area);
});
test.afterAll(() => team.remove());

test.use({ ownProduct: true });

test('an area in a repository of its own is released into the running product', async ({ page, product }) => {
  test.setTimeout(600_000);
  if (!product) throw new Error('The area needs a product of its own');

  // Types, calls, names and the area's own tests are checks of the release.
  const said = await team.npm('release', ['remote-workshop', '--server', product.address], product.env);
  expect(said).toMatch(/tipi +a posto[\s\S]*prove +a posto[\s\S]*le pagine nuove hanno 1\.0\.0-[0-9a-f]{12}/);

  await page.goto('/login');
  await new LoginPage(page).signIn('manager');
  const places = page.getByRole('navigation', { name: 'Aree' });
  await places.getByRole('link', { name: 'Officina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Officina' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Autocentro Lambro')).toBeVisible();
  await places.getByRole('link', { name: 'Contratti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();

  // The product is a worker's, and goes on without the area.
  for (const act of ['disable', 'retire'])
    await team.npm(
      'release',
      [act, 'remote-workshop', '--reason', 'Prova finita', '--server', product.address],
      product.env,
    );
});
