import { OwnRepository } from '../fixtures/own-repository';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

// Its name is its own: another spec of this worker's product releases an area from its first version on, too.
let team: OwnRepository;
test.beforeAll(async () => {
  // Packs the libraries, and installs them with a few hundred packages.
  test.setTimeout(600_000);
  const area = ['remote-tyres', '--path', '/cms/tyres', '--role', 'manager', '--title', 'Gomme'];
  team = await OwnRepository.make(area);
});
test.afterAll(() => team.remove());

test.use({ ownProduct: true });

test('an area in a repository of its own is released into the running product', async ({ page, product }) => {
  test.setTimeout(600_000);
  if (!product) throw new Error('The area needs a product of its own');

  // Types, calls, names and the area's own tests are checks of the release.
  const said = await team.npm('release', ['remote-tyres', '--server', product.address], product.env);
  expect(said).toMatch(/tipi +a posto[\s\S]*prove +a posto[\s\S]*le pagine nuove hanno 1\.0\.0-[0-9a-f]{12}/);

  await page.goto('/login');
  await new LoginPage(page).signIn('manager');
  const places = page.getByRole('navigation', { name: 'Aree' });
  await places.getByRole('link', { name: 'Gomme' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gomme' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Autocentro Lambro')).toBeVisible();
  await places.getByRole('link', { name: 'Contratti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratti' })).toBeVisible();

  // The product is a worker's, and goes on without the area.
  for (const act of ['disable', 'retire'])
    await team.npm(
      'release',
      [act, 'remote-tyres', '--reason', 'Prova finita', '--server', product.address],
      product.env,
    );
});
