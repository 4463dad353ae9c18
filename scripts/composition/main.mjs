import { buildAll } from '../build.mjs';
import { buildOrdinary } from './build-ordinary.mjs';
import { compare } from './compare.mjs';
import { compareBytes } from './compare-bytes.mjs';
import { readOrdinary } from './manifests.mjs';
import { holds, tableOf } from './report.mjs';

/**
 * `npm run bench -- composition`: the price of composing the product in the browser.
 * @param {number} visits turns, in each of which each build enters an area twice; pages are opened in three times as many
 * @returns {Promise<boolean>} whether every limit holds
 */
export async function benchComposition(visits) {
  console.log('Building the product, and the same sources as one ordinary application...');
  if (!(await buildAll())) return false;
  const { code, output } = await buildOrdinary();
  if (code !== 0) {
    console.error(output);
    return false;
  }
  const bytes = compareBytes();
  const { rows, faults } = await compare({ ordinary: readOrdinary(), visits, say: console.log });
  console.log(
    `\nThe scripts that a page begins with, and medians of ${2 * visits} cold loads (of pages: three times as many), 1.6 Mbit/s and 150 ms, a processor four times slower:\n`,
  );
  console.log(tableOf([...bytes, ...rows]));
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && [...bytes, ...rows].every(holds);
}
