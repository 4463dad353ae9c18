import path from 'node:path';
import { loadModule } from '../../federation/load-module.mjs';
import { root } from '../../lib/files.mjs';
import { launchChromium } from '../../lib/launch-chromium.mjs';
import { findChromium } from '../../lib/programs.mjs';
import { liveShare } from '../live.mjs';
import { mayEnter, signIn } from './smoke-account.mjs';
import { openTab } from './smoke-tab.mjs';
import { areasToOpen, toursOf } from './smoke-tours.mjs';
import { walk } from './smoke-walk.mjs';

/** More of the area that is released than of each that a new shell must carry. */
const mostPages = (piece) => (piece.name === 'shell' ? 8 : 20);
const tabsAtOnce = 3;

/** The addresses on a page that belong to one of the areas. */
async function linksInto(page, names, areaOf) {
  const addresses = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.pathname));
  return addresses.filter((address) => names.includes(areaOf(address)) && !/\.\w+$/.test(address));
}

/**
 * Opens pages of some areas, one after the other, as somebody who may enter.
 * @returns {Promise<{ opened: number, faults: string[], closed: object[] }>} `closed` are the areas that stay shut to
 *   the account
 */
async function tour(browser, release, { account, areas }, areaOf) {
  const context = await browser.newContext({ baseURL: release.live.server, locale: 'it-IT' });
  try {
    await context.addCookies([{ ...liveShare, url: release.live.server }]);
    const tabs = [await openTab(context, release)];
    const roles = account === null ? [] : await signIn(tabs[0].page, account);
    while (tabs.length < tabsAtOnce) tabs.push(await openTab(context, release));
    const closed = areas.filter(({ role }) => !mayEnter(role, roles));
    let [opened, faults] = [0, []];
    for (const { name, paths } of areas.filter((area) => !closed.includes(area))) {
      const walkers = tabs.map(({ page, visit }) => ({ visit, links: () => linksInto(page, [name], areaOf) }));
      const walked = await walk(walkers, { from: ['/', ...paths], most: mostPages(release.piece) });
      opened += walked.opened;
      faults = [...faults, ...walked.faults];
    }
    return { opened, faults, closed };
  } finally {
    await context.close();
  }
}

const namesOf = (areas) => areas.map(({ name }) => name).join(', ');

/** The live shell with the new area, or the new shell with the live areas: first pages, and those that links lead to. */
export const smoke = {
  name: 'pagine',
  async check(release, note) {
    const { piece, live } = release;
    const { tours, closed } = toursOf(areasToOpen(release), live.stage);
    if (findChromium() === null) return ['Manca Chromium: CHROMIUM_PATH dice dove si trova.'];
    const { exports } = await loadModule(path.join(root, 'shared-api/src/release/registry.ts'));
    const own = areasToOpen(release);
    const areas = [...own, ...live.areas.filter(({ name }) => own.every((area) => area.name !== name))];
    const areaOf = (address) => exports.areaAt(areas, address)?.name;
    const browser = await launchChromium();
    try {
      const results = [];
      for (const one of tours) results.push(await tour(browser, release, one, areaOf));
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
  },
};
