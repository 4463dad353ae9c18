import { Releases } from '../fixtures/releases';
import { RepositoryCopy } from '../fixtures/repository-copy';
import { test as base, expect } from '../fixtures/test';
import { versionsIn } from '../fixtures/versions-in';
import { LoginPage } from '../pages/login-page';
import { ProfilePage } from '../pages/profile-page';

const test = base.extend<{ team: RepositoryCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  team: async ({}, use) => {
    const team = RepositoryCopy.makeWithBuilds();
    await use(team);
    team.remove();
  },
});

test.use({ ownProduct: true });

const together = ['shell', 'remote-public', 'remote-account'];
/** What of it stands in the page of the form. */
const inPage = ['shell', 'remote-account'];
/** An area that is switched off keeps no train waiting: it follows when it is switched on again. */
const others = ['remote-manager', 'remote-admin'];

test('shell and areas go over a major of shared-ui together, and back, and nobody loses a form', async ({
  page,
  product,
  team,
}) => {
  // Pieces are built several times over, and tested where their tests have not passed here yet.
  test.setTimeout(1_800_000);
  if (!product) throw new Error('Releases need a product of one’s own');
  const releases = new Releases(product);
  const release = (...words: readonly string[]) =>
    team.npm('release', [...words, '--server', product.address], product.env);
  const restore = await releases.remember();
  await releases.beginWithBuilds([...together, ...others]);
  for (const area of others) await releases.disable(area);
  const before = await releases.allLive();

  const profile = new ProfilePage(page);
  await profile.open();
  await new LoginPage(page).signIn('user');
  await profile.firstname.fill('Maria Chiara');

  team.replaceIn('shared-ui/package.json', '"version": "1.0.0"', '"version": "2.0.0"');
  for (const workspace of ['shared-staff', ...together, ...others])
    team.replaceIn(`${workspace}/package.json`, '"shared-ui": "1.0.0"', '"shared-ui": "2.0.0"');
  await expect(release('shell')).rejects.toThrow(
    /L’area in linea account è costruita con shared-ui 1\.0\.0, ma questa cornice ha 2\.0\.0/,
  );
  await expect(release('remote-account')).rejects.toThrow(
    /remote-account è costruita con shared-ui 2\.0\.0, ma la cornice in linea ha 1\.0\.0/,
  );
  expect(await releases.allLive()).toEqual(before);

  expect(await release('train', ...together)).toMatch(
    /le pagine nuove hanno shell 1\.\S+, remote-public 1\.\S+, remote-account 1\./,
  );
  const after = await releases.allLive();
  for (const piece of together) expect(after[piece]).not.toBe(before[piece]);
  await expect(profile.firstname).toHaveValue('Maria Chiara');
  expect(await versionsIn(page, 'remote-account')).toEqual([before['remote-account']]);
  await profile.save.click();
  await expect(profile.undo).toHaveCount(0);

  await profile.open();
  await expect(profile.firstname).toHaveValue('Maria Chiara');
  for (const piece of inPage) expect(await versionsIn(page, piece)).toEqual([after[piece]]);

  await release('rollback', ...together);
  expect(await releases.allLive()).toEqual(before);
  await profile.open();
  await expect(profile.firstname).toHaveValue('Maria Chiara');
  for (const piece of inPage) expect(await versionsIn(page, piece)).toEqual([before[piece]]);

  // The product is a worker's: another spec begins where this one began.
  await restore();
});
