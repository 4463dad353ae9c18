/**
 * `npm test`: everything that must hold, on a fresh clone too.
 *
 *     npm test                         all stages
 *     npm test -- quick                types, style, imports, messages, and the tests of what changed since main
 *     npm test -- types lint           some of the stages
 *     npm test -- both                 all stages: the API on both databases, no spec left out because it passed before
 *     npm test -- browser --shard 1/3  a part of the browser's specs
 *
 * A failed stage does not stop the others. The last line is `N passed, N failed`.
 */
import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { installPrograms } from './lib/programs.mjs';
import { inParallel, stopWithMe } from './lib/run.mjs';
import { tellUsage } from './lib/usage.mjs';
import { readRequest } from './test/request.mjs';
import { groups, quickGroups } from './test/stages.mjs';
import { bar, summaryOf } from './test/summary.mjs';

/** Runs a stage and shows what it said only if something failed. */
async function runStage({ name, about, work }, request) {
  console.log(`  ${name.padEnd(10)} ${about}`);
  const started = performance.now();
  let result;
  try {
    result = await work(request);
  } catch (error) {
    result = { passed: 0, failed: 1, output: String(error.stack ?? error) };
  }
  const seconds = (performance.now() - started) / 1000;
  if (result.failed > 0) console.log(`${bar}\n${name} failed\n${bar}\n${result.output.trim()}\n${bar}`);
  return { name, seconds, note: '', ...result };
}

/** What has to be there before any stage can run. */
const prepare = {
  name: 'prepare',
  about: 'packages, Chromium, PostgreSQL, poppler-utils, nginx',
  async work() {
    const installed = await installIfNeeded();
    if (installed.code !== 0) return { passed: 0, failed: 1, output: installed.output };
    const missing = await installPrograms();
    return { passed: 1, failed: missing.length, output: missing.join('\n') };
  },
};

/** The request, or the end of the program with what is wrong with it. */
function requestOf(args) {
  try {
    return readRequest(
      args,
      groups.flat().map(({ name }) => name),
    );
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

tellUsage();
stopWithMe();
const request = requestOf(process.argv.slice(2));
const isWanted = ({ name }) => request.stages.length === 0 || request.stages.includes(name);

const results = [await runStage(prepare, request)];
if (results[0].passed > 0) {
  for (const group of request.quick ? quickGroups : groups) {
    const wanted = group.filter(isWanted).map((stage) => () => runStage(stage, request));
    results.push(...(await inParallel(wanted, 2)));
  }
}
const notWanted = request.quick ? [] : groups.flat().filter((stage) => !isWanted(stage));
if (notWanted.length > 0) results[0].notRun = [`${notWanted.map(({ name }) => name).join(', ')}: not asked for`];
console.log(summaryOf(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
