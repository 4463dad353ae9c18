/**
 * Compares the JavaScript of the built product with `budgets.json` and, page by page, with the same sources as one
 * ordinary application. The product must have been built. Bytes only: times depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { buildOrdinary } from '../composition/build-ordinary.mjs';
import { compareBytes } from '../composition/compare-bytes.mjs';
import { holds, tableOf } from '../composition/report.mjs';
import { measureSizes } from '../lib/measure-sizes.mjs';
import { oversizes } from '../release/checks/budgets.mjs';

const budgets = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'));

function faults() {
  const sizes = measureSizes();
  const over = ['shell', ...Object.keys(sizes.areas)].flatMap((name) => oversizes(name, sizes, budgets));
  const rows = compareBytes();
  console.log(tableOf(rows));
  const dear = rows.filter((row) => !holds(row)).map(({ page }) => `${page}: composing costs too much.`);
  return [...new Set([...over, ...dear])];
}

const { code, output } = await buildOrdinary();
const found = code === 0 ? faults() : [output];
for (const fault of found) console.error(fault);
process.exitCode = found.length === 0 ? 0 : 1;
