import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../lib/launch-chromium.mjs';
import { slowProcessor } from '../lib/measure-times.mjs';
import { sessionOf, startProduct } from '../lib/start-product.mjs';
import { middle } from './ratio.mjs';

const list = '/cms/admin/contracts';
const row = '#content [data-row]';

/** What operators do at the list of contracts all day, and among how many rows. */
const interactions = [
  { name: 'tick a row among 25', rows: 25, act: (page) => tickOf(page).click({ force: true }) },
  { name: 'tick a row among 100', rows: 100, act: (page) => tickOf(page).click({ force: true }) },
  { name: 'open a row’s menu', rows: 25, act: (page) => page.locator(`${row} [aria-haspopup=menu]`).nth(2).click() },
  { name: 'open Filtri', rows: 25, act: (page) => page.getByRole('button', { name: /^Filtri/ }).click() },
  { name: 'type in the search', rows: 25, act: (page) => page.getByRole('searchbox').pressSequentially('ross') },
];
const longestMs = 100;

const tickOf = (page) => page.locator(`${row} input`).nth(2);

/** The page has nothing to do for so long: what the interaction led to is painted. */
const restMs = 600;

/**
 * How long the next paint waits after each of the things that one does at a list, on a processor four times slower
 * than this one: the interaction to next paint, as browsers report it. Server and areas must have been built.
 * @param {{ rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every middle is short enough
 */
export async function benchInteractions({ rounds, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-interactions-'));
  const product = await startProduct({ DATA_DIR: folder });
  const browser = await launchChromium();
  try {
    const session = await sessionOf(product, 'admin');
    say(`${rounds} rounds, load ${loadavg()[0].toFixed(1)}, a processor ${slowProcessor.rate} times slower`);
    let holds = true;
    for (const { name, rows, act } of interactions) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(await interact(browser, product, session, rows, act));
      holds &&= middle(times) <= longestMs;
      say(textOf(name, times));
    }
    return holds;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function textOf(name, times) {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${name.padEnd(24)} ${String(middle(times)).padStart(6)} ms (${least} to ${most})   target ${longestMs} ms`;
}

async function interact(browser, { address }, session, rows, act) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await context.addInitScript(watchInteractions);
  await context.addInitScript((entries) => Object.assign(localStorage, entries), session);
  const page = await context.newPage();
  try {
    await page.goto(`${address}${list}?per_page=${rows}`);
    await page
      .locator(row)
      .nth(rows - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
    await act(page);
    await page.waitForTimeout(restMs);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return await page.evaluate(() => Math.max(0, ...globalThis.interactions));
  } finally {
    await context.close();
  }
}

/** Runs in the page. Shorter ones than 16 ms are not told by browsers. */
function watchInteractions() {
  globalThis.interactions = [];
  new PerformanceObserver((seen) => {
    for (const { interactionId, duration } of seen.getEntries())
      if (interactionId > 0) globalThis.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
