/**
 * `npm test`: everything that must hold, on a fresh clone too.
 *
 *     npm test                 all stages
 *     npm test -- types lint   some of them
 *
 * A failed stage does not stop the others. The last line is `N passed, N failed`.
 */
import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { installPrograms } from './lib/programs.mjs';
import { inParallel, stopWithMe } from './lib/run.mjs';
import { groups } from './lib/test-stages.mjs';

const bar = '-'.repeat(72);

/** Runs a stage and shows what it said only if something failed. */
async function runStage({ name, about, work }) {
  console.log(`  ${name.padEnd(10)} ${about}`);
  const started = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { passed: 0, failed: 1, output: String(error.stack ?? error) };
  }
  const seconds = (performance.now() - started) / 1000;
  if (result.failed > 0) console.log(`${bar}\n${name} failed\n${bar}\n${result.output.trim()}\n${bar}`);
  return { name, seconds, note: '', ...result };
}

function printSummary(results) {
  console.log(`\n${bar}`);
  for (const { name, passed, failed, seconds, note } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${name.padEnd(12)}${counts} ${seconds.toFixed(0).padStart(5)} s   ${note}`.trimEnd());
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(bar);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** What has to be there before any stage can run. */
const prepare = {
  name: 'prepare',
  about: 'packages, Chromium, poppler-utils, nginx',
  async work() {
    const installed = await installIfNeeded();
    if (installed.code !== 0) return { passed: 0, failed: 1, output: installed.output };
    const missing = await installPrograms();
    return { passed: 1, failed: missing.length, output: missing.join('\n') };
  },
};

stopWithMe();
const names = process.argv.slice(2);
const known = groups.flat().map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}

const results = [await runStage(prepare)];
if (results[0].passed > 0) {
  for (const group of groups) {
    const wanted = group.filter(({ name }) => names.length === 0 || names.includes(name));
    results.push(
      ...(await inParallel(
        wanted.map((stage) => () => runStage(stage)),
        2,
      )),
    );
  }
}
printSummary(results);
