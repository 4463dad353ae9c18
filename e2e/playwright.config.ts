import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './fixtures/chromium';
import { productEnvironment } from './fixtures/product-environment';

const product = await productEnvironment();

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: product.address,
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
  webServer: {
    command: 'node --enable-source-maps ../server/dist/main.js',
    env: product.env,
    url: `${product.address}/api/v1/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
