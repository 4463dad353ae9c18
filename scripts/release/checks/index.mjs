import { inParallel } from '../../lib/run.mjs';
import { sayStep } from '../say.mjs';
import { budgets } from './budgets.mjs';
import { calls } from './calls.mjs';
import { fitsLive } from './fits-live.mjs';
import { ownTests } from './own-tests.mjs';
import { smoke } from './smoke.mjs';
import { types } from './types.mjs';

/** The quick ones first: what does not fit is told soon. */
const checks = [fitsLive, budgets, calls, smoke, types, ownTests];

/**
 * Runs every check on a built piece, two at a time, and says how each went.
 * @param {{ piece: object, live: object }} release
 * @returns {Promise<boolean>} whether it may be published
 */
export async function passes(release) {
  const results = await inParallel(
    checks.map((check) => () => runCheck(check, release)),
    2,
  );
  return results.every((faults) => faults.length === 0);
}

async function runCheck({ name, check }, release) {
  const started = performance.now();
  const faults = await check(release).catch((error) => [error.stack ?? String(error)]);
  const text = faults.length === 0 ? 'a posto' : `non va\n${faults.map((fault) => `    ${fault}`).join('\n')}`;
  sayStep(name, text, faults.length === 0 ? performance.now() - started : undefined);
  return faults;
}
