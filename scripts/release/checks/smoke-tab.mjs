import { setTimeout as pause } from 'node:timers/promises';
import { pageWithPieces, trialAnswer, trialFiles } from './smoke-page.mjs';

const patienceMs = 15_000;
/** A page that works answers a question in milliseconds, and after seconds on a machine that is busy with a release. */
const patienceWithAnswersMs = 30_000;
/**
 * What the shell, webpack and the federation's runtime say of a file that did not come in time, and Chromium's driver of
 * a page that did not. Of a file that is gone or changed Chromium says more, in a line of its own.
 */
const lateness = /^(DeadlineError: |ChunkLoadError: |\S+: Timeout \d+ms exceeded)|#RUNTIME-008/;
const refused = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Opens a tab of a browser in which the live product has the new piece in it.
 * @param {number} answerMs after how long a page that does not answer hangs
 * @returns {Promise<{ page: import('playwright-core').Page, visit: (address: string) => Promise<{ faults: string[],
 *   isLate: boolean }>, links: () => Promise<string[] | null> }>} `visit` opens a page, waits until it stands, and tells
 *   what went wrong there, as sentences; `isLate` when it was nothing but late. `links` are those on the open page, null
 *   when it hangs
 */
export async function openTab(context, release, answerMs = patienceWithAnswersMs) {
  const page = await context.newPage();
  const faults = [];
  await page.route('**/*', (route) =>
    answer(route, context, release, faults).catch((error) => {
      faults.push(error.message);
      // The page, or the whole browser, may be gone.
      return route.abort().catch(() => {});
    }),
  );
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !isPagesOwn(line)) faults.push(line.text());
  });
  return { page, visit: (address) => visit(page, address, faults), links: () => linksOn(page, answerMs) };
}

/**
 * The addresses that a page links to; null when it does not answer, as one whose scripts never end: nothing that is
 * asked of such a page comes back by itself.
 */
async function linksOn(page, answerMs) {
  const asked = page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.pathname));
  // Asked of a page that is closed in the end, it fails when nobody listens any more.
  asked.catch(() => {});
  const waiting = new AbortController();
  const late = pause(answerMs, null, { signal: waiting.signal }).catch(() => null);
  try {
    return await Promise.race([asked, late]);
  } finally {
    waiting.abort();
  }
}

/**
 * The account's share comes before the browser's (server/src/platform/web/canary-bucket.ts): without the cookie that
 * tells who is signed in, a page is the live one for every account.
 */
async function fetchLive(route, context) {
  const request = route.request();
  const cookies = await context.cookies(request.url());
  const kept = cookies.filter(({ name }) => name !== 'person').map(({ name, value }) => `${name}=${value}`);
  return route.fetch({ headers: { ...request.headers(), cookie: kept.join('; ') } });
}

/** The new pieces from their folders, everything else from the live product; what browsers report stays here. */
async function answer(route, context, { pieces, live }, faults) {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin !== live.server) return route.continue();
  if (pathname.startsWith(trialFiles)) return route.fulfill(trialAnswer(pathname, pieces));
  if (pathname.endsWith('/client-errors')) {
    faults.push(request.postDataJSON()?.message ?? 'la pagina segnala un errore');
    return route.fulfill({ status: 204 });
  }
  if (pathname === '/registry.json') return route.fulfill({ response: await fetchLive(route, context) });
  if (request.resourceType() !== 'document') return route.continue();
  const response = await fetchLive(route, context);
  const text = await response.text();
  // At the addresses of a new area the live product has no page yet.
  const status = response.status() === 404 ? 200 : response.status();
  return route.fulfill({ response, status, body: pageWithPieces(text, pieces, live) });
}

/** What Chromium itself logs of a call that was refused: pages answer to that. A file that is refused is a fault. */
function isPagesOwn(line) {
  return refused.test(line.text()) && new URL(line.location().url).pathname.startsWith('/api/');
}

async function visit(page, address, faults) {
  faults.length = 0;
  try {
    await page.goto(address);
    // A page that shows before any script has not shown yet that the area works.
    await page.locator('#root:not([data-prerendered])').waitFor({ timeout: patienceMs });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patienceMs });
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
  } catch (error) {
    faults.push(error.message);
  }
  const lines = [...new Set(faults.map((fault) => fault.split('\n')[0]))];
  return {
    faults: lines.map((line) => `${address}: ${line}`),
    isLate: lines.length > 0 && lines.every((line) => lateness.test(line)),
  };
}
