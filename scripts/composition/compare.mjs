import { launchChromium } from '../lib/launch-chromium.mjs';
import { keptFolder, sessionOf, startProduct } from '../lib/start-product.mjs';
import { mostBytes, routes } from './compare-bytes.mjs';
import { startFront } from './front.mjs';
import { enter, visit } from './visit.mjs';

/** At most so many times what the ordinary application takes; of requests, so many more. */
const limits = { bytes: mostBytes, requests: 3, first: 1.02, largest: 1.02, hovered: 0.9, unprepared: 1.1 };

/** A car that the demonstration's registry knows (server/src/modules/demonstration/seed/make-cars.ts). */
const demoVin = 'ZACPJFCW1SP018273';

/** Paints differ by some 15 of 400 ms, and their limit is 8 ms: pages have more turns than entering an area. */
const turnsOfPages = 3;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const names = { bytes: 'JavaScript, bytes', requests: 'requests', first: 'FCP, ms', largest: 'LCP, ms' };

/**
 * Compares the composed product with the ordinary application in cold loads that take turns. Each has two in a turn:
 * what the ordinary one's first and second differ by is chance.
 * @param {object} ordinary the ordinary build's manifest
 * @returns {Promise<{ rows: object[], faults: string[] }>} medians with their limits, and pages that are not the same
 */
export async function compare({ ordinary, visits, say }) {
  const product = await startProduct({ DATA_DIR: keptFolder });
  const fronts = {
    composed: await startFront(product.address, null),
    ordinary: await startFront(product.address, ordinary),
  };
  const browser = await launchChromium();
  try {
    const [manager, customer] = [await sessionOf(product, 'manager'), await sessionOf(product, 'cliente')];
    const pages = routes.map((route) => ({
      path: route.replace('{vin}', demoVin),
      session: route.startsWith('/cms') ? manager : null,
    }));
    const navigation = { from: '/account', to: '/', session: customer };
    return await measure({ browser, fronts, pages, navigation, visits, say });
  } finally {
    await browser.close();
    for (const front of Object.values(fronts)) front.stop();
    await product.stop();
  }
}

async function measure({ browser, fronts, pages, navigation, visits, say }) {
  const rows = [];
  const faults = [];
  for (const route of pages) {
    const turns = turnsOfPages * visits;
    say(`${route.path}: ${2 * turns} visits each`);
    const open = (front) => () => visit(browser, front.address, route);
    // The first answer is made, the later ones lie ready.
    for (const front of Object.values(fronts)) await open(front)();
    const visited = await takeTurns(twice({ composed: open(fronts.composed), ordinary: open(fronts.ordinary) }), turns);
    const [composed, ordinary] = [visited.composed[0], visited.ordinary[0]];
    if (composed.heading !== ordinary.heading) {
      faults.push(`${route.path} shows "${composed.heading}" and "${ordinary.heading}".`);
    }
    for (const [key, name] of Object.entries(names)) {
      const values = Object.entries(visited).map(([contender, all]) => [contender, all.map((one) => one[key])]);
      rows.push({ page: route.path, name, key, limit: limits[key], ...together(Object.fromEntries(values)) });
    }
  }
  say(`${navigation.from} -> ${navigation.to}: ${2 * visits} visits each`);
  const { composed, ordinary } = fronts;
  const entering = await takeTurns(
    {
      ...twice({
        composed: () => enter(browser, composed.address, navigation, false),
        ordinary: () => enter(browser, ordinary.address, navigation, false),
      }),
      hovered: () => enter(browser, composed.address, navigation, true),
    },
    visits,
  );
  const page = `${navigation.from} -> ${navigation.to}`;
  const unprepared = together(entering);
  const hovered = { ...unprepared, composed: median(entering.hovered) };
  rows.push(
    { page, name: 'entering, ms', ...unprepared, limit: limits.unprepared },
    { page, name: 'entering after hover, ms', ...hovered, limit: limits.hovered },
  );
  return { rows, faults };
}

/** Contenders that have two goes in a turn. */
function twice(contenders) {
  const second = Object.entries(contenders).map(([name, go]) => [`${name} again`, go]);
  return { ...contenders, ...Object.fromEntries(second) };
}

/** What both goes of each contender come to together, and what those of the ordinary one differ by. */
function together({ composed, ordinary, 'composed again': composedAgain, 'ordinary again': ordinaryAgain }) {
  return {
    composed: median([...composed, ...composedAgain]),
    ordinary: median([...ordinary, ...ordinaryAgain]),
    chance: median(ordinaryAgain) / median(ordinary),
  };
}

/** All contenders in turn, beginning with another one each time. */
async function takeTurns(contenders, turns) {
  const names = Object.keys(contenders);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let n = 0; n < turns; n += 1) {
    const first = n % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) results[name].push(await contenders[name]());
  }
  return results;
}
