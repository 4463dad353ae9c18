import { inParallel } from '../../lib/run.mjs';
import { patternOf } from './smoke-route.mjs';

/**
 * Opens pages as links lead from one to the other, in several tabs at once, each route once. A page that was only late
 * is opened again when the other tabs rest: a machine that is busy with a release says nothing about the area.
 * @param {{ visit: (address: string) => Promise<{ faults: string[], isLate: boolean }>, links: () => Promise<string[]> }[]} tabs
 * @param {{ from: string[], most: number }} where it begins, and how many pages it opens
 * @returns {Promise<{ opened: number, faults: string[] }>} what went wrong, as sentences
 */
export async function walk(tabs, { from, most }) {
  const seen = new Set();
  const faults = [];
  const isNew = (address) => {
    if (seen.size >= most || seen.has(patternOf(address))) return false;
    return seen.add(patternOf(address));
  };
  const free = [...tabs];
  const open = async (address, late) => {
    const tab = free.pop();
    const visited = await tab.visit(address);
    const links = await tab.links();
    free.push(tab);
    if (visited.isLate && late) late.push(address);
    else faults.push(...visited.faults);
    return links;
  };
  let waiting = from.filter(isNew);
  while (waiting.length > 0) {
    const late = [];
    const found = await inParallel(
      waiting.map((address) => () => open(address, late)),
      tabs.length,
    );
    for (const address of late) found.push(await open(address));
    waiting = found.flat().filter(isNew);
  }
  return { opened: seen.size, faults };
}
