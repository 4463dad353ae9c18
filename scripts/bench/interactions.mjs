import { loadavg } from 'node:os';
import { freePort } from '../lib/free-port.mjs';
import { launchChromium } from '../lib/launch-chromium.mjs';
import { slowProcessor } from '../lib/measure-times.mjs';
import { middle } from '../lib/middle.mjs';
import { keptFolder, sessionOf, startProduct } from '../lib/start-product.mjs';
import { startBarePage } from './bare-page.mjs';
import { tellProfile } from './profile.mjs';
import { lineOf, ownLineOf, table } from './ratio.mjs';

const list = '/cms/admin/contracts';
const row = '#content [data-row]';

const tick = (page) => page.locator(`${row} input`).nth(2);

/** What operators press at the list of contracts all day, what they type then, and among how many rows. */
const interactions = [
  { name: 'tick a row among 25', rows: 25, at: tick },
  { name: 'tick a row among 100', rows: 100, at: tick },
  { name: 'open a row’s menu', rows: 25, at: (page) => page.locator(`${row} [aria-haspopup=menu]`).nth(2) },
  { name: 'open Filtri', rows: 25, at: (page) => page.getByRole('button', { name: /^Filtri/ }) },
  { name: 'type in the search', rows: 25, at: (page) => page.getByRole('searchbox'), types: 'ross' },
];
const longestMs = 100;
/** So many times what a page written by hand takes from a click to as many painted rows. */
const mostBesideBare = 3;

/** The page has nothing to do for so long: what the interaction led to is painted. */
const restMs = 600;

/**
 * How long the next paint waits after each of the things that one does at a list, on a processor four times slower
 * than this one: the interaction to next paint, as browsers report it. Server and areas must have been built.
 * @param {{ rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every middle is short enough
 */
export async function benchInteractions({ rounds, say }) {
  const product = await startProduct({ DATA_DIR: keptFolder });
  const barePort = await freePort();
  const bare = await startBarePage(barePort);
  const browser = await launchChromium();
  try {
    const session = await sessionOf(product, 'admin');
    say(`\n${rounds} rounds, load ${loadavg()[0].toFixed(1)}, a processor ${slowProcessor.rate} times slower`);
    const lines = table(say);
    for (const { name, ...interaction } of interactions) {
      const seen = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await interact(browser, product, session, interaction));
      const values = seen.map(({ all }) => all);
      const line = ownLineOf({ name: `${name}, to the next paint`, unit: 'ms', values, most: longestMs });
      await lines.add(line, () => `its time: ${timeOf(seen)}`);
    }
    const click = {
      address: `${product.address}${list}?per_page=25`,
      session,
      button: (page) => page.getByRole('button', { name: 'Pagina 2', exact: true }),
    };
    const bareClick = {
      address: `http://127.0.0.1:${barePort}/`,
      session: {},
      button: (page) => page.getByRole('button'),
    };
    const pairs = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ ours: await clickToRows(browser, click), bare: await clickToRows(browser, bareClick) });
    const bound = 'React draws 25 rows of some forty elements, each with a style that is looked up';
    const name = 'page 2, click to 25 painted rows';
    const line = lineOf({ name, unit: 'ms', rounds: pairs, most: mostBesideBare, bound });
    await lines.add(line, async () => tellProfile(await profileOfClick(browser, click)));
    return lines.holds();
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}

/** Pressed by its place: whoever looks for it, and what lies over it, then has scripts of their own run in the page. */
async function interact(browser, { address }, session, { rows, at, types }) {
  const { context, page, slow } = await openSlow(browser, `${address}${list}?per_page=${rows}`, session);
  try {
    await page
      .locator(row)
      .nth(rows - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    const { x, y, width, height } = await at(page).boundingBox();
    await slow(slowProcessor.rate);
    await page.mouse.click(x + width / 2, y + height / 2);
    if (types !== undefined) await page.keyboard.type(types);
    await page.waitForTimeout(restMs);
    await slow(1);
    return await page.evaluate(() => globalThis.longestInteraction);
  } finally {
    await context.close();
  }
}

/** Where the middle of some interactions spent its time, in milliseconds. */
function timeOf(seen) {
  const part = (name) => Math.round(middle(seen.map((each) => each[name])));
  return `${part('waited')} ms waited, ${part('handled')} in handlers, ${part('drawn')} until all is drawn and painted`;
}

/** How long it takes from a click until the frame that paints other rows, in milliseconds. */
const clickToRows = (browser, click) => clicked(browser, click, (_devtools, act) => act());

/** Where the page's time goes meanwhile. */
function profileOfClick(browser, click) {
  return clicked(browser, click, async (devtools, act) => {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.start');
    await act();
    const { profile } = await devtools.send('Profiler.stop');
    return { main: profile, threads: [] };
  });
}

async function clicked(browser, { address, session, button }, around) {
  const { context, page, devtools, slow } = await openSlow(browser, address, session);
  try {
    await button(page).waitFor();
    await page.waitForLoadState('networkidle');
    await slow(slowProcessor.rate);
    return await around(devtools, () => button(page).evaluate(untilOtherRows, { row, rows: 25 }));
  } finally {
    await context.close();
  }
}

async function openSlow(browser, address, session) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await context.addInitScript(watchInteractions);
  await context.addInitScript((entries) => Object.assign(localStorage, entries), session);
  const page = await context.newPage();
  await page.goto(address);
  const devtools = await context.newCDPSession(page);
  const slow = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, devtools, slow };
}

/** Runs in the page. It looks when the page changes: looking at every frame would make frames. */
function untilOtherRows(button, { row, rows }) {
  const first = () => document.querySelector(row)?.dataset.row;
  const before = first();
  const begun = performance.now();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (first() === before || document.querySelectorAll(row).length < rows) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    button.click();
  });
}

/** Runs in the page. Shorter ones than 16 ms are not told by browsers. */
function watchInteractions() {
  globalThis.longestInteraction = { all: 0, waited: 0, handled: 0, drawn: 0 };
  new PerformanceObserver((seen) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of seen.getEntries()) {
      if (interactionId === 0 || duration <= globalThis.longestInteraction.all) continue;
      const [waited, handled] = [processingStart - startTime, processingEnd - processingStart];
      globalThis.longestInteraction = { all: duration, waited, handled, drawn: duration - waited - handled };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
