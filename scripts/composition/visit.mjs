import { slowNetwork, slowProcessor } from '../lib/measure-times.mjs';

const heading = '#content h1:visible';

/** From pointing at a link to the click. */
const handMs = 800;

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

/** Adds up what a page asks for: the scripts' bytes as they are sent, and all requests. */
function countRequests(page) {
  const count = { bytes: 0, requests: 0, waits: [] };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) count.requests += 1;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    count.waits.push(response.headerValue('content-length').then((length) => (count.bytes += Number(length ?? 0))));
  });
  return count;
}

async function slowPage(browser, session) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: false });
  if (session) await context.addInitScript((entries) => Object.assign(localStorage, entries), session);
  const page = await context.newPage();
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
  const { context, page } = await slowPage(browser, session);
  try {
    const count = countRequests(page);
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    const title = page.locator(heading).first();
    await title.waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await Promise.all(count.waits);
    const { bytes, requests } = count;
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
  const { context, page } = await slowPage(browser, session);
  try {
    await page.goto(`${address}${from}`, { waitUntil: 'commit' });
    await page.locator('#root:not([data-still]) h1:visible').first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // Nobody follows a link with the first thing that they do on a page.
    const touched = hover ? `a[href="${to}"]` : heading;
    await page.locator(touched).first().dispatchEvent('pointerover', { bubbles: true });
    await page.waitForTimeout(handMs);
    return await page.evaluate(follow, to);
  } finally {
    await context.close();
  }
}

/** Follows a link within the page; the time until another heading stands there. */
function follow(to) {
  const before = document.querySelector('#content h1');
  const begun = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const now = document.querySelector('#content h1');
      const isThere = location.pathname === to && now !== null && now !== before && now.checkVisibility();
      if (isThere) resolve(performance.now() - begun);
      else requestAnimationFrame(look);
    };
    document.querySelector(`a[href="${to}"]`).click();
    look();
  });
}
