import { inParallel } from '../../lib/run.mjs';
import { patternOf } from './smoke-route.mjs';

/**
 * Opens pages as links lead from one to the other, in several tabs at once, each route once. A page that was only late
 * is opened again when the other tabs rest, twice at most: a machine that is busy with a release says nothing about the
 * area. A page
 * that hangs ends the walk: the tab is lost with it, and the area is not released.
 * @param {{ visit: (address: string) => Promise<{ faults: string[], isLate: boolean }>,
 *   links: () => Promise<string[] | null> }[]} tabs `links` is null on a page that hangs
 * @param {{ from: string[], most: number, onPage?: () => void }} where it begins, and how many pages it opens; `onPage`
 *   is told of each
 * @returns {Promise<{ opened: number, faults: string[], hangs: boolean }>} what went wrong, as sentences
 */
export async function walk(tabs, { from, most, onPage = () => {} }) {
  const seen = new Set();
  const faults = [];
  const isNew = (address) => {
    if (seen.size >= most || seen.has(patternOf(address))) return false;
    return seen.add(patternOf(address));
  };
  const free = [...tabs];
  let hangs = false;
  const open = async (address, late) => {
    const tab = free.pop();
    if (hangs) return [];
    const visited = await tab.visit(address);
    const links = await tab.links();
    onPage();
    if (links === null) {
      hangs = true;
      faults.push(`${address}: la pagina non risponde, come quando uno script non finisce mai.`);
      return [];
    }
    free.push(tab);
    if (visited.isLate && late) late.push(address);
    else faults.push(...visited.faults);
    return links;
  };
  let waiting = from.filter(isNew);
  while (waiting.length > 0 && !hangs) {
    const late = [];
    const found = await inParallel(
      waiting.map((address) => () => open(address, late)),
      tabs.length,
    );
    const stillLate = [];
    for (const address of late) found.push(await open(address, stillLate));
    for (const address of stillLate) found.push(await open(address));
    waiting = found.flat().filter(isNew);
  }
  return { opened: seen.size, faults, hangs };
}
