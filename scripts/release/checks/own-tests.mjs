import { changedSources, passedInputs, rememberPassed, testInputs } from '../../lib/passed-tests.mjs';
import { bin, run } from '../../lib/run.mjs';

/**
 * The area's own tests: all of them, or where they passed here before those that a change since then can reach. An area
 * without any is not released.
 */
export const ownTests = {
  name: 'prove',
  limitMs: 20 * 60_000,
  async check({ piece }, { note, progress, signal }) {
    let ended = 0;
    const count = (line) => {
      if (/^(PASS|FAIL) /.test(line)) ended += 1;
      progress(`file di prove: ${ended}`);
    };
    const inputs = testInputs(piece.name);
    const changed = changedSources(passedInputs(piece.name), inputs);
    note(extentOf(changed));
    if (changed?.length === 0) return [];
    const { code, output } = await run([bin('jest'), ...jestArguments(piece.name, changed)], {
      env: { FORCE_COLOR: '0', COLORS: 'false' },
      signal,
      onLine: count,
    });
    if (code !== 0) return [failuresIn(output)];
    rememberPassed(piece.name, inputs);
    return [];
  },
};

/** Which tests run, and why. */
export function extentOf(changed) {
  if (changed === null) return 'tutte: non sono passate qui con le stesse librerie e impostazioni';
  if (changed.length === 0) return 'già passate con questi sorgenti';
  return changed.length === 1
    ? `quelle che dipendono da ${changed[0]}`
    : `quelle che dipendono da ${changed.length} sorgenti cambiati`;
}

/** @param {string[] | null} changed the sources whose tests are enough; null for all */
export function jestArguments(workspace, changed) {
  const all = ['--ci', '--silent', '--selectProjects', workspace];
  return changed === null ? all : [...all, '--passWithNoTests', '--findRelatedTests', ...changed];
}

/** What jest said, without the files that passed. */
export function failuresIn(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n')
    .trim();
}
