import { launchChromium } from './launch-chromium.mjs';
import { middle } from './middle.mjs';

/** A phone on a slow connection: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
export const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
export const slowProcessor = { rate: 4 };

/**
 * The largest contentful paint of a page on a slow phone, in milliseconds, the middle one of several visits.
 * @param {string} address of a running product
 */
export async function measureLargestPaint(address, visits = 3) {
  const browser = await launchChromium();
  const times = [];
  for (let visit = 0; visit < visits; visit += 1) times.push(await visitOnce(browser, address));
  await browser.close();
  return middle(times);
}

async function visitOnce(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}
