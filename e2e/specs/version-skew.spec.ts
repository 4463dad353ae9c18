import type { Page } from '@playwright/test';
import { apiVersion } from 'shared-api/contracts';
import { hostVersion } from 'shared-api/host';
import { fitsRange } from 'shared-api/release';
import { newCar, newCustomer } from '../fixtures/contract-data';
import type { Inbox } from '../fixtures/inbox';
import { expect, test, type Version } from '../fixtures/version-skew';
import { ContractPage } from '../pages/contract-page';
import { walkFromVehicle } from '../pages/journey';
import { SearchPage } from '../pages/search-page';
import { SignPage } from '../pages/sign-page';

/** Shell and area that are live, and those that run: the new ones where they fit, else what was live before. */
interface Combination {
  readonly server: Version;
  readonly live: Pair;
  readonly runs: Pair;
}

type Pair = readonly [shell: Version, area: Version];

const [before, now] = ['previous', 'new'] as const;

const matrix: readonly Combination[] = [
  { server: now, live: [now, now], runs: [now, now] },
  { server: now, live: [now, before], runs: [now, before] },
  { server: now, live: [before, before], runs: [before, before] },
  // The area wants a newer shell.
  { server: now, live: [before, now], runs: [before, before] },
  { server: before, live: [before, before], runs: [before, before] },
  { server: before, live: [before, now], runs: [before, before] },
  // The shell wants a newer server.
  { server: before, live: [now, before], runs: [before, before] },
  { server: before, live: [now, now], runs: [before, before] },
];

const released = (version: Version): readonly Version[] => (version === now ? [before, now] : [before]);

/** What people read on `/ricerca`. */
const address = { previous: 'via Tortona 31', new: 'via Tortona 33' } as const;
const heading = { previous: 'Trova la tua auto', new: 'Cerca la tua auto' } as const;

for (const { server, live, runs } of matrix) {
  const [shell, area] = runs;
  test.describe(`with the ${server} server`, () => {
    test.use({ serverVersion: server });

    test(`${live[0]} shell, ${live[1]} area: a contract is signed in the ${shell} shell and the ${area} area`, async ({
      page,
      inbox,
      skewed,
    }) => {
      await skewed.release({ shell: released(live[0]), 'remote-public': released(live[1]) });

      await page.goto('/ricerca');
      await expect(page.getByRole('heading', { level: 1, name: heading[area] })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(address[shell])).toBeVisible();
      await signContract(page, inbox);

      expect(await versionsIn(page)).toEqual([skewed.idOf('shell', shell), skewed.idOf('remote-public', area)].sort());
    });
  });
}

test.describe('with nothing to go back to', () => {
  test('the servers are two versions that do not fit each other', async ({ products }) => {
    const [older, newer] = [await products.previous.apiVersion(), await products.new.apiVersion()];
    expect([fitsRange(newer, `^${older}`), fitsRange(older, `^${newer}`)]).toEqual([true, false]);
  });

  test.describe('an area that wants a newer shell', () => {
    test.use({ expectedErrors: /^UnfitAreaError/ });

    test('is refused in words before it runs', async ({ page, skewed }) => {
      await skewed.release({ shell: [before], 'remote-public': [now] });
      await page.goto('/ricerca');
      await expect(page.getByRole('alert').getByText(/non va d’accordo con la pagina aperta/)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(address.previous)).toBeVisible();
      expect(await versionsIn(page)).toEqual([skewed.idOf('shell', before)]);
    });
  });

  test.describe('an area that wants a newer server', () => {
    test.use({ serverVersion: before, expectedErrors: /^EarlyAreaError/ });

    test('is refused in words before it runs', async ({ page, skewed }) => {
      await skewed.release({ shell: [before], 'remote-public': [] });
      // What it wants is told by its calls, and those of the public area may be older than the contract.
      const manifest = { hostRange: anyMinorOf(hostVersion), apiRange: `^${apiVersion}` };
      await skewed.releases.beginWithVariant('remote-public', { manifest });
      await page.goto('/ricerca');
      await expect(page.getByRole('alert').getByText(/aspetta un aggiornamento del servizio/)).toBeVisible();
      expect(await versionsIn(page)).toEqual([skewed.idOf('shell', before)]);
    });
  });

  test.describe('a shell that wants a newer server', () => {
    test.use({ serverVersion: before, expectedErrors: /status of 503/ });

    test('is not handed out, and people are told to wait', async ({ page, skewed }) => {
      await skewed.release({ shell: [now], 'remote-public': [before] });
      await page.goto('/ricerca');
      await expect(
        page.getByText(/Il servizio non è disponibile in questo momento\. Riprova tra poco\./),
      ).toBeVisible();
    });
  });
});

/** From the VIN to the choice of how to pay. */
async function signContract(page: Page, inbox: Inbox): Promise<void> {
  const [car, customer] = [newCar(), newCustomer()];
  await new SearchPage(page).searchFor(car.vin);
  const confirm = await walkFromVehicle(page, car);
  await confirm.fill(customer);
  await confirm.acceptNotice();
  await confirm.readContract();
  const signing = new SignPage(page);
  await signing.askForCode();
  await signing.signWith(await inbox.signingCode(customer.phone));
  const contract = new ContractPage(page);
  await contract.payByTransfer();
  await expect(contract.chosen).toBeVisible();
}

/** The versions of shell and public area of which the page took any file at all, as the store calls them. */
async function versionsIn(page: Page): Promise<readonly string[]> {
  const taken = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const versions = taken.flatMap((file) => /\/(?:shell|areas\/public)\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(versions)].sort();
}

function anyMinorOf(version: string): string {
  return `^${version.split('.')[0]}.0.0`;
}
