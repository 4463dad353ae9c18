import { setTimeout as wait } from 'node:timers/promises';
import { slowNetwork, slowProcessor } from '../lib/measure-times.mjs';

const heading = '#content h1:visible';

/** From pointing at a link to the click. */
const handMs = 800;

/** Nothing is on its way for so long: the page stands. A slow processor is busy for a while between two requests. */
const restMs = 2500;

/** A file of the site that is no page: it has the process made in which the page is opened then. */
const scriptless = '/robots.txt';

/** A new window keeps Chromium busy with pages of its own, at the cost of what is measured. */
const ownPagesMs = 2000;

/** What a page has painted: its first content, and the largest. */
function paints() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      resolve({ first: first.startTime, largest: list.getEntries().at(-1).startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Watches what a page asks for: the scripts' bytes as they are sent, all requests, and when it rests. */
function watchRequests(page) {
  const seen = { bytes: 0, requests: 0, open: 0, lastAt: Date.now(), waits: [] };
  const ended = () => Object.assign(seen, { open: seen.open - 1, lastAt: Date.now() });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) seen.requests += 1;
    Object.assign(seen, { open: seen.open + 1, lastAt: Date.now() });
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    seen.waits.push(response.headerValue('content-length').then((length) => (seen.bytes += Number(length ?? 0))));
  });
  return seen;
}

/** Waits from outside: whoever looks for an element puts scripts into the page, which lay it out before its time. */
async function untilItRests(seen) {
  while (seen.open > 0 || Date.now() - seen.lastAt < restMs) await wait(100);
}

async function slowPage(browser, address, session) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: false });
  if (session) await context.addInitScript((entries) => Object.assign(localStorage, entries), session);
  const page = await context.newPage();
  await page.goto(`${address}${scriptless}`);
  await page.waitForTimeout(ownPagesMs);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  return { context, page };
}

/**
 * One cold load of a page.
 * @param {{ path: string, session?: object }} route `session` is what local storage holds of a sign-in
 * @returns {Promise<{ bytes: number, requests: number, first: number, largest: number, heading: string }>}
 */
export async function visit(browser, address, { path, session }) {
  const { context, page } = await slowPage(browser, address, session);
  try {
    const seen = watchRequests(page);
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    await untilItRests(seen);
    const title = page.locator(heading).first();
    await title.waitFor({ timeout: 60_000 });
    await Promise.all(seen.waits);
    const { bytes, requests } = seen;
    return { bytes, requests, heading: await title.textContent(), ...(await page.evaluate(paints)) };
  } finally {
    await context.close();
  }
}

/**
 * How long it takes from the click on a link to another area until its page shows its heading.
 * @param {{ from: string, to: string, session: object }} way
 * @param {boolean} hover whether the pointer rests on the link before, or on something else of the page
 */
export async function enter(browser, address, { from, to, session }, hover) {
  const { context, page } = await slowPage(browser, address, session);
  try {
    const seen = watchRequests(page);
    await page.goto(`${address}${from}`, { waitUntil: 'commit' });
    await untilItRests(seen);
    await page.locator('#root:not([data-prerendered]) h1:visible').first().waitFor({ timeout: 60_000 });
    // Nobody follows a link with the first thing that they do on a page.
    const touched = hover ? `a[href="${to}"]` : heading;
    await page.locator(touched).first().dispatchEvent('pointerover', { bubbles: true });
    await page.waitForTimeout(handMs);
    return await page.evaluate(follow, to);
  } finally {
    await context.close();
  }
}

/**
 * Follows a link within the page; the time until the frame that paints another heading there. It looks when the page
 * changes: looking at every frame would make frames, for which the page would stop its work.
 */
function follow(to) {
  const before = document.querySelector('#content h1');
  const begun = performance.now();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const now = document.querySelector('#content h1');
      if (location.pathname !== to || now === null || now === before || !now.checkVisibility()) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector(`a[href="${to}"]`).click();
  });
}
