import { inParallel } from '../../lib/run.mjs';
import { sayStep } from '../say.mjs';
import { budgets } from './budgets.mjs';
import { calls } from './calls.mjs';
import { fitsLive } from './fits-live.mjs';
import { ownTests } from './own-tests.mjs';
import { smoke } from './smoke.mjs';
import { types } from './types.mjs';

/** In seconds. */
const quick = [types, fitsLive, budgets, calls];
/** In minutes, the first time. */
const thorough = [smoke, ownTests];

/**
 * Runs the checks on a built piece, two at a time, and says how each went; the long ones only if nothing is wrong yet.
 * @param {{ piece: object, live: object }} release
 * @returns {Promise<boolean>} whether it may be published
 */
export async function passes(release) {
  return (await allPass(quick, release)) && (await allPass(thorough, release));
}

async function allPass(checks, release) {
  const results = await inParallel(
    checks.map((check) => () => runCheck(check, release)),
    2,
  );
  return results.every((faults) => faults.length === 0);
}

async function runCheck({ name, check }, release) {
  const started = performance.now();
  const note = (text) => sayStep(name, text);
  const faults = await check(release, note).catch((error) => [error.stack ?? String(error)]);
  sayStep(name, faults.length === 0 ? 'a posto' : 'non va', performance.now() - started);
  for (const fault of faults) console.log(fault.replaceAll(/^/gm, '    '));
  return faults;
}
