import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './fixtures/chromium';

/** The specs about releases: they build and release areas while people are at work. */
const releases = [
  'ten-browsers',
  'version-skew',
  'sixth-area',
  'own-repository',
  'major-version',
  'newest-version',
  'release-commands',
  'area-is-overridden',
].map((name) => `${name}.spec.ts`);
/** Whoever knows that they pass with what is here leaves them out. */
const withoutReleases = process.env.E2E_WITHOUT_RELEASES === '1';
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/shared-product.ts',
  // Only what hangs should meet these: a machine that does more than test is several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser and a product leave two cores idle half of the time. Each worker has a product of its own, and a file of
  // specs one worker: what its first spec started, or built, the others go on with.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    // Pictures of every frame would cost the browser as much as the test itself.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: !process.env.CI },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  projects: [
    // First, as they take longest: both workers end at the same time.
    ...(withoutReleases ? [] : [{ name: 'releases', testMatch: releases, use: desktop }]),
    { name: 'desktop', testIgnore: releases, grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testIgnore: releases,
      grep: /@phone|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
