import { adminSystem } from 'shared-api/contracts';
import { registry } from 'shared-api/release';
import { runRelease } from '../fixtures/release-command';
import { Releases } from '../fixtures/releases';
import { RepositoryCopy } from '../fixtures/repository-copy';
import { test as base, expect } from '../fixtures/test';
import { versionsIn } from '../fixtures/versions-in';
import { ContractsList } from '../pages/contracts-list';
import { StaffFrame } from '../pages/staff-frame';
import type { Person } from '../people/person';
import { TenPeople } from '../people/ten-people';

interface Fixtures {
  /** A team's machine. */
  readonly team: RepositoryCopy;
  /** The store, with everything in it as it is built here. */
  readonly releases: Releases;
  readonly people: TenPeople;
}

const pieces = ['shell', 'remote-public', 'remote-account', 'remote-manager', 'remote-admin'] as const;

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  team: async ({}, use) => {
    const team = RepositoryCopy.makeWithBuilds();
    await use(team);
    team.remove();
  },
  releases: [
    async ({ product }, use) => {
      if (!product) throw new Error('Releases need a product of one’s own');
      const releases = new Releases(product);
      await releases.beginWithBuilds(pieces);
      await use(releases);
    },
    { auto: true },
  ],
  people: async ({ browser, baseURL, locale, timezoneId, viewport, account }, use) => {
    const people = await TenPeople.arrive(browser, { baseURL, locale, timezoneId, viewport }, account);
    await use(people);
    await test.info().attach('troubles', { body: people.troubles.flat().join('\n'), contentType: 'text/plain' });
    await people.goHome();
  },
});

test.use({ ownProduct: true });
// Two areas are built and checked while ten browsers are at work.
test.setTimeout(1_800_000);

const percent = 50;
const disabledTitle = 'Stiamo lavorando';
const newVersion = 'C’è una nuova versione di CarCare.';
const [lead, newLead] = ['non si possono modificare.', 'non si possono modificare né togliere.'] as const;

/** Who entered remote-manager while it was off was told so. */
const isTold = (line: string) => line.startsWith('DisabledAreaError: ');
/** Ten browsers and a build on two cores may well keep a file from coming in time; that it comes is what each step sees. */
const isLate = (line: string) => /^DeadlineError: |^ChunkLoadError: .*\s\(timeout: |#RUNTIME-008/.test(line);

async function expectVersion({ name, page }: Person, piece: string, version: string | null): Promise<void> {
  // A page that is on its way to another document tells nothing.
  const read = async () => expect(await versionsIn(page, piece), `${piece} of ${name}`).toEqual([version]);
  await expect(read).toPass({ timeout: 30_000 });
}

/**
 * Goes out, and comes back to these versions: on a machine this busy a version may come too late, and the one before
 * stands in for it until the next time.
 */
async function enterAt(person: Person, area: string | null, shell: string | null): Promise<void> {
  const enter = async () => {
    await person.enter();
    await expectVersion(person, person.area, area);
    await expectVersion(person, 'shell', shell);
  };
  await expect(enter).toPass({ timeout: 180_000 });
}

/** The share of browsers that a person’s own belongs to; drawn when a trial first asks for it. */
async function bucketOf({ page }: Person): Promise<number> {
  await page.request.get('/registry.json');
  const cookies = await page.context().cookies();
  return Number(cookies.find(({ name }) => name === 'bucket')?.value);
}

/** Where the browser would take the account's area from. */
async function offeredAccount({ page }: Person): Promise<string | undefined> {
  const { areas } = registry.parse(await (await page.request.get('/registry.json')).json());
  return areas.find(({ name }) => name === 'account')?.base;
}

test('ten people work on while areas and shell are released, refused, tried out, taken back and switched off', async ({
  people,
  team,
  releases,
  product,
  operator,
}) => {
  if (!product) throw new Error('Releases need a product of one’s own');
  /** What browsers reported, as often as they did. */
  const reports = async () =>
    (await operator.bind(adminSystem).get()).data.client_errors.map(({ at: _, ...rest }) => rest);
  const reportedBefore = await reports();
  const { mover, customer, seller, dealers, founder, operators } = people.cast;
  const release = (piece: string, goOn: () => void) =>
    releases.afterwards(team.npm('release', [piece, '--server', product.address], product.env, goOn));
  const command = async (...words: string[]) => {
    const { code, output } = await releases.afterwards(runRelease(product, ...words));
    expect(code, output).toBe(0);
  };
  /** They all go out and come back, and have what is live. */
  async function expectNewest(who: readonly Person[] = people.walkers): Promise<void> {
    const { shell = null, ...areas } = await releases.allLive();
    await Promise.all(who.map((person) => enterAt(person, areas[person.area] ?? null, shell)));
  }

  await test.step('remote-admin is released: who comes back has it, who writes goes on', async () => {
    const before = await releases.live('remote-admin');
    team.replaceIn('remote-admin/src/audit/messages.ts', lead, newLead);
    expect(await people.workDuring((goOn) => release('remote-admin', goOn))).toContain('le pagine nuove hanno');

    expect(await releases.live('remote-admin')).not.toBe(before);
    await expectNewest();
    for (const { page } of operators) await expect(page.getByText(newLead)).toBeVisible();
    await expectVersion(founder, 'remote-admin', before);
  });

  await test.step('a broken remote-manager is refused, and nobody gets it', async () => {
    const before = await releases.live('remote-manager');
    team.replaceIn('remote-manager/src/index.ts', /^(?=\/\*\* The area)/m, "throw new Error('Broken on purpose');\n\n");
    const isRefused = (goOn: () => void) =>
      expect(release('remote-manager', goOn)).rejects.toThrow('Non si pubblica niente');
    await people.workDuring(isRefused);

    expect(await releases.live('remote-manager')).toBe(before);
    await expectNewest();
  });

  await test.step('half of the browsers get a remote-account on trial, each keeps what it got, then all get it', async () => {
    const old = await releases.live('remote-account');
    const trial = await releases.publish('remote-account');
    await people.workDuring(() => releases.canary('remote-account', trial, percent));
    /** Who is signed in has the share of their account, anybody else that of the browser. */
    const versionOf = async (person: Person) => ((await bucketOf(person)) < percent ? trial : old);
    for (const person of people.everybody) {
      const version = await versionOf(person);
      await expect.poll(() => offeredAccount(person), person.name).toContain(version);
    }

    await mover.finish();
    const kept = await versionOf(mover);
    for (const person of [customer, mover]) {
      const version = await versionOf(person);
      await enterAt(person, version, await releases.live('shell'));
      await person.page.reload();
      await expectVersion(person, 'remote-account', version);
    }

    await people.workDuring(() => command('promote', 'remote-account'));
    expect(await releases.live('remote-account')).toBe(trial);
    await expectNewest();
    await expectVersion(mover, 'remote-account', kept);
  });

  await test.step('remote-admin is taken back', async () => {
    const taken = await releases.live('remote-admin');
    await people.workDuring(() => command('rollback', 'remote-admin'));
    expect(await releases.live('remote-admin')).not.toBe(taken);
    await expectNewest();
    for (const { page } of operators) await expect(page.getByText(newLead)).toHaveCount(0);
  });

  await test.step('remote-manager is switched off, and on again: only who enters it is told', async () => {
    await people.workDuring(() => command('disable', 'remote-manager', '--reason', 'Prezzi sbagliati'));
    for (const dealer of dealers) {
      const meetIt = async () => {
        await dealer.enter();
        await expect(dealer.page.getByRole('heading', { level: 1, name: disabledTitle })).toBeVisible();
      };
      await expect(meetIt).toPass({ timeout: 180_000 });
      await expect(new StaffFrame(dealer.page).person).toBeVisible();
    }
    const others = people.everybody.filter(({ page }) => dealers.every((dealer) => dealer.page !== page));
    await Promise.all(others.map((person) => person.work()));
    await seller.expectKept();

    await command('enable', 'remote-manager');
    for (const { page } of dealers) {
      await page.getByRole('button', { name: 'Riprova' }).click();
      await new ContractsList(page).heading.waitFor();
    }
    await expectNewest();
  });

  await test.step('a new shell is told quietly, and comes with the next page that somebody enters', async () => {
    const before = await releases.live('shell');
    await people.workDuring(() => releases.release('shell'));
    await people.each(async ({ name, page, wayOut }) => {
      await wayOut.hover();
      await expect(page.getByRole('status').filter({ hasText: newVersion }), name).toBeVisible();
    });
    for (const writer of people.writers) {
      await writer.work();
      await writer.expectKept();
      await expectVersion(writer, 'shell', before);
    }
    await expectNewest();
  });

  await test.step('who wrote all the while sends the form, and comes back to what is live', async () => {
    await Promise.all(people.writers.map((writer) => writer.finish()));
    await expectNewest(people.writers);
  });

  expect(people.troubles.flat().filter((line) => !isTold(line) && !isLate(line))).toEqual([]);
  const known = new Set(reportedBefore.map((report) => JSON.stringify(report)));
  const reported = (await reports()).filter((report) => !known.has(JSON.stringify(report)));
  expect(reported.filter(({ message }) => !isTold(message) && !isLate(message))).toEqual([]);
});
