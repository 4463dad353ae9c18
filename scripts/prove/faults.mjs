import { root } from '../lib/files.mjs';
import { postgresPrograms } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';

/** The stages `faults` and `scale` of `npm test` are these very files. */
const specs = ['scripts/faults/under-fault.spec.mjs', 'scripts/scale/at-scale.spec.mjs'];

/** @type {import('./run-part.mjs').Part} */
export const faults = {
  name: 'faults',
  about: 'database, process and services outside fail under load; processes are restarted behind nginx',
  counts: {},
  short: null,
  async run({ say }) {
    if (postgresPrograms() === null)
      return { checks: [], figures: [], notRun: ['all of it: no PostgreSQL programs were found'] };
    const checks = [];
    for (const spec of specs) {
      const command = [process.execPath, '--test', '--test-force-exit', '--test-reporter=tap', spec];
      const { output } = await run(command, { cwd: root });
      checks.push(...readTap(output));
      say(spec);
    }
    return { checks, figures: [] };
  },
};

/** Each line of TAP is a check; what follows one that failed says why. */
function readTap(output) {
  const results = [...output.matchAll(/^(not ok|ok) \d+ - (.*)$/gm)];
  if (results.length === 0) return [{ what: 'the tests ran', faults: [output.slice(-2_000)] }];
  return results.map(([, verdict, what], at) => {
    const reason = output.slice(results[at].index, results[at + 1]?.index);
    return { what, faults: verdict === 'ok' ? [] : [/error: .*/.exec(reason)?.[0] ?? 'failed'] };
  });
}
