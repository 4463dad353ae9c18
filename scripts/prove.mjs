/**
 * `npm run prove`: tries to break the built product, and says what it withstood.
 *
 *     npm run prove                          every part, some forty minutes of a machine of two cores
 *     npm run prove -- kills requests        some of the parts
 *     npm run prove -- --share 0.05          a twentieth of each count
 *     npm run prove -- --seed 7              the same requests and moments as another run with that seed
 *     npm run prove -- --report prova.md     the report into a file, too
 *
 * Progress goes to standard error, the report in Markdown to standard output. It ends with 0 when nothing was found.
 */
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { buildChanged } from './lib/builds.mjs';
import { runCommand } from './lib/command.mjs';
import { Refusal } from './lib/refusal.mjs';
import { stopWithMe } from './lib/run.mjs';
import { tellUsage } from './lib/usage.mjs';
import { readProveOptions } from './prove/options.mjs';
import { parts } from './prove/parts.mjs';
import { reportOf } from './prove/report.mjs';
import { runPart } from './prove/run-part.mjs';

tellUsage();
stopWithMe();
await runCommand(main);

async function main(args) {
  const { names, share, seed, report } = readProveOptions(args, parts);
  const say = (line) => process.stderr.write(`${line}\n`);
  await build();
  const results = [];
  for (const part of parts.filter(({ name }) => names.includes(name)))
    results.push(await runPart(part, { share, seed, say }));
  const text = reportOf(results, { seed, at: new Date() });
  process.stdout.write(text);
  if (report !== null) writeFileSync(report, text);
  return results.every(({ checks }) => checks.every(({ faults }) => faults.length === 0)) ? 0 : 1;
}

/** The parts try the product as it is built, its pages too. */
async function build() {
  const failed = (await buildChanged()).find(({ code }) => code !== 0);
  if (failed) throw new Refusal(`${failed.name} could not be built.\n${failed.output}`);
}
