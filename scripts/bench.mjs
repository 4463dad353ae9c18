/**
 * Compares the built product with its budgets (`budgets.json`).
 *
 *     npm run bench                          sizes
 *     npm run bench -- http://127.0.0.1:4000 and the largest paint of that page
 *     npm run bench -- composition           what composing in the browser costs, beside one ordinary application
 *     npm run bench -- composition 3         the same in 3 turns of two visits each instead of 11
 *     npm run bench -- million               how long the operator waits among a million contracts
 *     npm run bench -- server                the server beside a bare handler on the same 100,000 contracts
 *     npm run bench -- server 20000 5        the same among 20,000 contracts, in 5 rounds
 *     npm run bench -- signatures            20 customers who sign at once: how many a second, and who waits meanwhile
 *     npm run bench -- interactions          how long the list's next paint waits for a tick, a menu, a letter
 *     npm run bench -- growth                what a million contracts cost beside 10,000; or other two sizes
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { benchInteractions } from './bench/interactions.mjs';
import { benchGrowth, benchServer } from './bench/server.mjs';
import { benchSignatures } from './bench/signatures.mjs';
import { benchComposition } from './composition/main.mjs';
import { measureMillion } from './lib/measure-million.mjs';
import { measureSizes } from './lib/measure-sizes.mjs';
import { measureLargestPaint } from './lib/measure-times.mjs';

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const [what, ...numbers] = process.argv.slice(2);
const numberAt = (place, preset) => Number(numbers[place] ?? preset);
process.exitCode = (await measure()) ? 0 : 1;

async function measure() {
  if (what === 'composition') return benchComposition(numberAt(0, 11));
  if (what === 'server')
    return benchServer({ contracts: numberAt(0, 100_000), rounds: numberAt(1, 5), say: console.log });
  if (what === 'signatures')
    return benchSignatures({ atOnce: numberAt(0, 20), rounds: numberAt(1, 5), say: console.log });
  if (what === 'interactions') return benchInteractions({ rounds: numberAt(0, 5), say: console.log });
  if (what === 'growth') return benchGrowth({ sizes: [numberAt(0, 10_000), numberAt(1, 1_000_000)], say: console.log });
  return report(what === 'million' ? await waits() : [...sizes(), ...(what ? await paint(what) : [])]);
}

function report(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, measured, budget, unit] of rows) {
    const verdict = measured > budget ? 'OVER' : 'ok';
    console.log(`${name.padEnd(width)} ${String(Math.round(measured)).padStart(8)} of ${budget} ${unit}  ${verdict}`);
  }
  return rows.every(([, measured, budget]) => measured <= budget);
}

function sizes() {
  const { starter, home, areas } = measureSizes();
  return [
    ['home page, JavaScript before it is touched', starter, budgets.home.starter, 'bytes'],
    ['home page, JavaScript', home, budgets.home.javascript, 'bytes'],
    ...Object.entries(areas).map(([name, bytes]) => [name, bytes, budgets.areas[name].javascript, 'bytes']),
  ];
}

async function paint(address) {
  return [['largest paint', await measureLargestPaint(address), budgets.times.largestContentfulPaintMs, 'ms']];
}

async function waits() {
  const times = await measureMillion(1_000_000, console.log);
  return times.map(([call, milliseconds]) => [call, milliseconds, budgets.times.millionContractsMs, 'ms']);
}
