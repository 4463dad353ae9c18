/**
 * Compares the built product with its budgets (`budgets.json`).
 *
 *     npm run bench                          sizes
 *     npm run bench -- http://127.0.0.1:4000 and the largest paint of that page
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { measureSizes } from './lib/measure-sizes.mjs';
import { measureLargestPaint } from './lib/measure-times.mjs';

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const { home, areas } = measureSizes();
const rows = [
  ['home page, JavaScript', home, budgets.home.javascript, 'bytes'],
  ...Object.entries(areas).map(([name, bytes]) => [name, bytes, budgets.areas[name].javascript, 'bytes']),
];
const [address] = process.argv.slice(2);
if (address) {
  rows.push(['largest paint', await measureLargestPaint(address), budgets.times.largestContentfulPaintMs, 'ms']);
}

for (const [name, measured, budget, unit] of rows) {
  const verdict = measured > budget ? 'OVER' : 'ok';
  console.log(`${name.padEnd(24)} ${String(Math.round(measured)).padStart(8)} of ${budget} ${unit}  ${verdict}`);
}
process.exitCode = rows.some(([, measured, budget]) => measured > budget) ? 1 : 0;
