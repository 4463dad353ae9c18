import { inParallel } from '../../lib/run.mjs';
import { patternOf } from './smoke-route.mjs';

/**
 * Opens pages as links lead from one to the other, in several tabs at once, each route once.
 * @param {{ visit: (address: string) => Promise<string[]>, links: () => Promise<string[]> }[]} tabs
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
  const open = async (address) => {
    const tab = free.pop();
    faults.push(...(await tab.visit(address)));
    const links = await tab.links();
    free.push(tab);
    return links;
  };
  let waiting = from.filter(isNew);
  while (waiting.length > 0) {
    const found = await inParallel(
      waiting.map((address) => () => open(address)),
      tabs.length,
    );
    waiting = found.flat().filter(isNew);
  }
  return { opened: seen.size, faults };
}
