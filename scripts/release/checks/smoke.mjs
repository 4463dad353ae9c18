import path from 'node:path';
import { loadModule } from '../../federation/load-module.mjs';
import { packageFolder } from '../../lib/files.mjs';
import { findChromium } from '../../lib/find-program.mjs';
import { launchChromium } from '../../lib/launch-chromium.mjs';
import { liveShare, readServedVersion } from '../live.mjs';
import { mayEnter, signIn } from './smoke-account.mjs';
import { openTab } from './smoke-tab.mjs';
import { areasToOpen, toursOf } from './smoke-tours.mjs';
import { walk } from './smoke-walk.mjs';

/** More of the area that is released than of each that a new shell must carry. */
const mostPages = (piece) => (piece.name === 'shell' ? 8 : 20);
const tabsAtOnce = 3;

/** The addresses on a page that belong to an area; null when the page hangs. */
async function linksInto(tab, name, areaOf) {
  const addresses = await tab.links();
  return addresses?.filter((address) => areaOf(address) === name && !/\.\w+$/.test(address)) ?? null;
}

/**
 * Opens pages of some areas, one after the other, as somebody who may enter.
 * @returns {Promise<{ opened: number, faults: string[], closed: object[] }>} `closed` are the areas that stay shut to
 *   the account
 */
async function tour(browser, release, { account, areas }, { areaOf, onPage }) {
  const context = await browser.newContext({ baseURL: release.live.server, locale: 'it-IT' });
  try {
    await context.addCookies([{ ...liveShare, url: release.live.server }]);
    const tabs = [await openTab(context, release)];
    const roles = account === null ? [] : await signIn(tabs[0].page, account);
    while (tabs.length < tabsAtOnce) tabs.push(await openTab(context, release));
    const closed = areas.filter(({ role }) => !mayEnter(role, roles));
    let [opened, faults] = [0, []];
    for (const { name, paths } of areas.filter((area) => !closed.includes(area))) {
      const walkers = tabs.map((tab) => ({ visit: tab.visit, links: () => linksInto(tab, name, areaOf) }));
      const walked = await walk(walkers, { from: ['/', ...paths], most: mostPages(release.piece), onPage });
      opened += walked.opened;
      faults = [...faults, ...walked.faults];
      if (walked.hangs) break;
    }
    return { opened, faults, closed };
  } finally {
    await context.close();
  }
}

const namesOf = (areas) => areas.map(({ name }) => name).join(', ');

/** Opens the pages, and gives what went wrong, as sentences. */
async function openPages(release, { note, progress, signal }) {
  const { piece, live } = release;
  const { tours, closed } = toursOf(areasToOpen(release), live.stage);
  if (findChromium() === null) return ['Manca Chromium: CHROMIUM_PATH dice dove si trova.'];
  const { exports } = await loadModule(path.join(packageFolder('shared-api'), 'src/release/registry.ts'));
  const own = areasToOpen(release);
  const areas = [...own, ...live.areas.filter(({ name }) => own.every((area) => area.name !== name))];
  const areaOf = (address) => exports.areaAt(areas, address)?.name;
  const browser = await launchChromium();
  signal.addEventListener('abort', () => browser.close().catch(() => {}), { once: true });
  let pages = 0;
  const onPage = () => {
    pages += 1;
    progress(`pagine aperte: ${pages}`);
  };
  try {
    const results = [];
    for (const one of tours) results.push(await tour(browser, release, one, { areaOf, onPage }));
    const shut = [...closed, ...results.flatMap((result) => result.closed)];
    note(`${results.reduce((sum, { opened }) => sum + opened, 0)} aperte`);
    const faults = results.flatMap((result) => result.faults);
    if (shut.length === 0) return faults;
    const advice = `Le pagine di ${namesOf(shut)} restano chiuse: SMOKE_EMAIL e SMOKE_PASSWORD dicono con quale accesso aprirle.`;
    if (piece.name !== 'shell') return [...faults, advice];
    note(advice);
    return faults;
  } finally {
    await browser.close();
  }
}

/** The live shell with the new area, or the new shell with the live areas: first pages, and those that links lead to. */
export const smoke = {
  name: 'pagine',
  limitMs: 10 * 60_000,
  async check(release, step) {
    const opening = openPages(release, step);
    const isWrong = await opening.then(
      (faults) => faults.length > 0,
      () => true,
    );
    // What the browser says of a server that went away tells nobody so.
    if (isWrong && (await readServedVersion(release.live.server)) === null)
      return [`Il server in linea non risponde più a ${release.live.server}: le pagine non si possono aprire.`];
    return opening;
  },
};
