/**
 * Compares the built product with its budgets (`budgets.json`).
 *
 *     npm run bench                          all that follows, but million, composition and an address
 *     npm run bench -- sizes                 the built files against their budgets
 *     npm run bench -- server                the server beside a bare handler on the same 100,000 contracts
 *     npm run bench -- server 20000 5        the same among 20,000 contracts, in 5 rounds
 *     npm run bench -- processes             a process's start, memory and commits, and what a second one adds
 *     npm run bench -- signatures            20 customers who sign at once: how many a second, and who waits meanwhile
 *     npm run bench -- pages                 pages on a phone beside one that was written by hand
 *     npm run bench -- interactions          how long the list's next paint waits for a tick, a menu, a letter
 *     npm run bench -- growth                what a million contracts cost beside 10,000; or other two sizes
 *     npm run bench -- million               how long the operator waits among a million contracts
 *     npm run bench -- composition           what composing in the browser costs, beside one ordinary application
 *     npm run bench -- composition 3         the same in 3 turns, not 11: an area entered 6 times, each page opened 18
 *     npm run bench -- http://127.0.0.1:4000 the largest paint of that page
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { benchGrowth } from './bench/growth.mjs';
import { benchInteractions } from './bench/interactions.mjs';
import { benchPages } from './bench/pages.mjs';
import { benchProcesses } from './bench/processes.mjs';
import { benchServer } from './bench/server.mjs';
import { benchSignatures } from './bench/signatures.mjs';
import { tellFiles } from './bench/waterfall.mjs';
import { benchComposition } from './composition/main.mjs';
import { measureMillion } from './lib/measure-million.mjs';
import { measureSizes, startFiles } from './lib/measure-sizes.mjs';
import { measureLargestPaint } from './lib/measure-times.mjs';
import { tellUsage } from './lib/usage.mjs';

tellUsage();
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const [what, ...numbers] = process.argv.slice(2);
const numberAt = (place, preset) => Number(numbers[place] ?? preset);
const say = console.log;

/** What can be measured, in the order in which all of it is. */
const parts = {
  sizes: () => report(sizes()),
  server: () => benchServer({ contracts: numberAt(0, 100_000), rounds: numberAt(1, 5), say }),
  processes: () => benchProcesses({ contracts: numberAt(0, 100_000), rounds: numberAt(1, 5), say }),
  signatures: () => benchSignatures({ atOnce: numberAt(0, 20), rounds: numberAt(1, 5), say }),
  pages: () => benchPages({ rounds: numberAt(0, 5), say }),
  interactions: () => benchInteractions({ rounds: numberAt(0, 5), say }),
  growth: () => benchGrowth({ sizes: [numberAt(0, 10_000), numberAt(1, 1_000_000)], rounds: numberAt(2, 5), say }),
};
/** What is measured only when it is asked for. */
const others = {
  million: async () => report(await waits()),
  composition: () => benchComposition(numberAt(0, 11)),
};
process.exitCode = (await measure()) ? 0 : 1;

async function measure() {
  if (what === undefined) return measureAll();
  const part = { ...parts, ...others }[what];
  return part === undefined ? report(await paint(what)) : part();
}

async function measureAll() {
  const held = [];
  for (const part of Object.values(parts)) held.push(await part());
  return held.every(Boolean);
}

function report(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, measured, budget, unit, tell] of rows) {
    const verdict = measured > budget ? 'OVER' : 'ok';
    console.log(`${name.padEnd(width)} ${String(Math.round(measured)).padStart(8)} of ${budget} ${unit}  ${verdict}`);
    if (measured > budget && tell !== undefined) console.log(`  ${tell()}`);
  }
  return rows.every(([, measured, budget]) => measured <= budget);
}

function sizes() {
  const filesOf = (name) => startFiles(name).map((file) => ({ ...file, name: `${name}/${file.name}` }));
  const homeFiles = () => tellFiles([...filesOf('shell'), ...filesOf('remote-public')]);
  const { starter, home, areas } = measureSizes();
  return [
    ['home page, JavaScript before it is touched', starter, budgets.home.starter, 'bytes'],
    ['home page, JavaScript', home, budgets.home.javascript, 'bytes', homeFiles],
    ...Object.entries(areas).map(([name, bytes]) => {
      const tell = () => tellFiles(filesOf(name));
      return [name, bytes, budgets.areas[name].javascript, 'bytes', tell];
    }),
  ];
}

async function paint(address) {
  return [['largest paint', await measureLargestPaint(address), budgets.times.largestContentfulPaintMs, 'ms']];
}

async function waits() {
  const times = await measureMillion(1_000_000, console.log);
  return times.map(([call, milliseconds]) => [call, milliseconds, budgets.times.millionContractsMs, 'ms']);
}
