import { setTimeout as wait } from 'node:timers/promises';
import { slowProcessor } from '../lib/measure-times.mjs';

/** What Chromium's own tools call slow 4G. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_000, uploadThroughput: 84_000 };

/** Nothing is on its way for so long: the page stands. */
const restMs = 2_500;
const longestMs = 60_000;

/**
 * One cold load of a page on a phone: a slow connection, a processor four times slower than this one.
 * @param {{ address: string, path: string, session?: object, scripts?: boolean }} page `session` is what local storage
 *   holds of a sign-in; `scripts` is false where the page's are withheld
 * @returns {Promise<PageVisit>} times in milliseconds, `javascript` in bytes as they were sent, of which `before` came
 *   before the page had loaded, `live` when React had taken over, `scripts` when the last of those was there that came
 *   before the largest paint, `call` and `answer` when it asked the server first and had the last answer before that,
 *   `files` the scripts and `kinds` what the requests were for
 */
export async function visitPage(browser, { address, path, session, scripts = true }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    ignoreHTTPSErrors: true,
  });
  try {
    await context.addInitScript(watchPage);
    if (session) await context.addInitScript((entries) => Object.assign(localStorage, entries), session);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
    const seen = watchRequests(page);
    await page.goto(`${address}${path}`, { waitUntil: 'load', timeout: longestMs });
    await untilItRests(seen);
    return { requests: seen.requests, kinds: seen.kinds, ...(await toldBy(page)) };
  } finally {
    await context.close();
  }
}

function watchRequests(page) {
  const seen = { requests: 0, kinds: {}, open: 0, lastAt: Date.now() };
  const change = (by) => Object.assign(seen, { open: seen.open + by, lastAt: Date.now() });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) {
      const kind = request.resourceType();
      seen.requests += 1;
      seen.kinds[kind] = (seen.kinds[kind] ?? 0) + 1;
    }
    change(1);
  });
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  return seen;
}

/** A machine with much else to do may not have painted yet when nothing is on its way any more. */
async function toldBy(page) {
  for (const end = Date.now() + longestMs; Date.now() < end; await wait(100)) {
    const told = await page.evaluate(() => globalThis.visited());
    if (told !== null) return told;
  }
  throw new Error(`${page.url()} painted nothing`);
}

/** Waits from outside: whoever looks for an element puts scripts into the page, which lay it out before its time. */
async function untilItRests(seen) {
  const end = Date.now() + longestMs;
  while ((seen.open > 0 || Date.now() - seen.lastAt < restMs) && Date.now() < end) await wait(100);
}

/** Runs in the page. */
function watchPage() {
  const told = { first: 0, largest: 0, shift: 0, live: null };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') told.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    told.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) told.shift += entry.value;
  });
  const look = () => {
    const root = document.querySelector('#root');
    if (root === null || 'still' in root.dataset || root.childElementCount === 0) return requestAnimationFrame(look);
    told.live = performance.now();
  };
  requestAnimationFrame(look);
  globalThis.visited = () => {
    if (told.first === 0 || told.largest === 0) return null;
    const entries = performance.getEntriesByType('resource').map((entry) => [new URL(entry.name).pathname, entry]);
    const those = (fits) => entries.filter(([path]) => fits(path)).map(([, entry]) => entry);
    const sent = those((path) => path.endsWith('.js'));
    const calls = those((path) => path.startsWith('/api/')).filter(({ responseEnd }) => responseEnd < told.largest);
    const bytesOf = (list) => list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const endsOf = (list) => list.map(({ responseEnd }) => responseEnd).filter((at) => at < told.largest);
    const [{ loadEventStart, responseEnd: html }] = performance.getEntriesByType('navigation');
    return {
      ...told,
      javascript: bytesOf(sent),
      html,
      scripts: Math.max(0, ...endsOf(sent)),
      call: calls.length === 0 ? 0 : Math.min(...calls.map(({ startTime }) => startTime)),
      answer: Math.max(0, ...endsOf(calls)),
      files: sent.map(({ name, encodedBodySize, startTime }) => ({
        name: new URL(name).pathname,
        bytes: encodedBodySize,
        isBefore: startTime < loadEventStart,
      })),
      before: bytesOf(sent.filter(({ startTime }) => startTime < loadEventStart)),
    };
  };
}
