import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './fixtures/chromium';
import { sharedEnvironment } from './fixtures/product-environment';

const { address } = await sharedEnvironment();

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/shared-product.ts',
  // Only what hangs should meet these: a machine that does more than test is several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Browser, product and test share the machine: two journeys at once on two cores make waits run out.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: address,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
