import path from 'node:path';
import { loadModule } from '../../federation/load-module.mjs';
import { root } from '../../lib/files.mjs';
import { findChromium } from '../../lib/programs.mjs';
import { accountFor, signIn } from './smoke-account.mjs';
import { pageWithArea, pageWithShell, trialAnswer, trialBase } from './smoke-page.mjs';
import { patternOf } from './smoke-route.mjs';

const mostPages = 20;
const patienceMs = 15_000;
/** What Chromium itself logs of a call that was refused: pages answer to that. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Lets a browser have the live product with the new piece in it, and collects what goes wrong there. */
async function plugIn(context, { piece, live }) {
  const faults = [];
  const replace = (page) =>
    piece.name === 'shell' ? pageWithShell(page, piece, live.shellBase) : pageWithArea(page, piece, live.server);
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin !== live.server) return route.continue();
    if (pathname.startsWith(trialBase)) return route.fulfill(trialAnswer(pathname, piece));
    if (pathname.endsWith('/client-errors')) {
      faults.push(request.postDataJSON()?.message ?? 'an error was reported');
      return route.fulfill({ status: 204 });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: replace(await response.text()) });
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (line) => {
    if (line.type() === 'error' && !refusedCall.test(line.text())) faults.push(line.text());
  });
  return faults;
}

/** Opens a page and waits until it stands. @returns what went wrong, as sentences */
async function visit(page, address, faults) {
  const before = faults.length;
  try {
    await page.goto(address);
    // A page that shows before any script has not shown yet that the area works.
    await page.locator('#root:not([data-still])').waitFor({ timeout: patienceMs });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patienceMs });
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
  } catch (error) {
    faults.push(error.message);
  }
  const firstLines = faults.slice(before).map((fault) => `${address}: ${fault.split('\n')[0]}`);
  return [...new Set(firstLines)];
}

/** The addresses on a page that belong to an area. */
async function linksInto(page, area, areas, areaAt) {
  const addresses = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.pathname));
  return addresses.filter((address) => areaAt(areas, address)?.name === area.name && !/\.\w+$/.test(address));
}

/** Opens the area's pages one after the other, as links lead to them. @returns what went wrong, as sentences */
async function walk(page, { piece, live }, faults, areaAt) {
  const { carcare } = piece.manifest;
  const area = carcare
    ? { name: carcare.area, paths: carcare.paths }
    : live.areas.find(({ name }) => name === 'public');
  const areas = [...live.areas.filter(({ name }) => name !== area.name), area];
  const found = [];
  const seen = new Set();
  const waiting = ['/', ...area.paths];
  while (waiting.length > 0 && seen.size < mostPages) {
    const address = waiting.shift();
    if (seen.has(patternOf(address))) continue;
    seen.add(patternOf(address));
    found.push(...(await visit(page, address, faults)));
    waiting.push(...(await linksInto(page, area, areas, areaAt)));
  }
  return found;
}

/** The live shell with the new area: its first page, and those that its links lead to, as somebody who may enter. */
export const smoke = {
  name: 'pagine',
  async check({ piece, live }) {
    const role = piece.manifest.carcare?.role ?? null;
    const account = accountFor(role, live.stage);
    if (role !== null && account === null)
      return ['Per aprire le pagine serve un accesso: SMOKE_EMAIL e SMOKE_PASSWORD dicono quale.'];
    const executablePath = findChromium();
    if (executablePath === null) return ['Manca Chromium: CHROMIUM_PATH dice dove si trova.'];
    const { exports } = await loadModule(path.join(root, 'shared-api/src/release/registry.ts'));
    const { chromium } = await import('playwright-core');
    const args = process.getuid() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const context = await browser.newContext({ baseURL: live.server, locale: 'it-IT' });
      const faults = await plugIn(context, { piece, live });
      const page = await context.newPage();
      if (role !== null) await signIn(page, account);
      return await walk(page, { piece, live }, faults, exports.areaAt);
    } finally {
      await browser.close();
    }
  },
};
