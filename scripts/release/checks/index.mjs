import { stripVTControlCharacters } from 'node:util';
import { Refusal } from '../../lib/refusal.mjs';
import { inParallel } from '../../lib/run.mjs';
import { sayStep } from '../say.mjs';
import { inTime } from '../step.mjs';
import { budgets } from './budgets.mjs';
import { calls } from './calls.mjs';
import { fitsLive } from './fits-live.mjs';
import { names } from './names.mjs';
import { ownTests } from './own-tests.mjs';
import { smoke } from './smoke.mjs';
import { types } from './types.mjs';

/** In seconds: all of them are told what is wrong at once. */
const quick = [types, fitsLive, names, budgets, calls];
/** In minutes, the first time: when one does not pass, nobody waits for the other. */
const thorough = [smoke, ownTests];

/**
 * Runs the checks on a built piece, two at a time, and says how each went; the long ones only if nothing is wrong yet.
 * @param {{ piece: object, pieces: object[], live: object }} release `pieces` are all that go live at once, `live` what
 *   is live then
 * @returns {Promise<string[]>} what found a fault, with the first of each in a line; nothing when it may be published
 */
export async function failedChecks(release) {
  const failed = await failedOf(quick, release);
  return failed.length > 0 ? failed : failedOf(thorough, release, { untilFirstFault: true });
}

class NotNeeded extends Error {}

/**
 * @param {{ name: string, limitMs: number, check: Function }[]} checks each is given the release, `note` to say
 *   something with, and the `signal` and `progress` of its step (../step.mjs)
 * @returns {Promise<string[]>} those that found a fault, each with the first one
 */
export async function failedOf(checks, release, { untilFirstFault = false } = {}) {
  const rest = new AbortController();
  const outcomes = await inParallel(
    checks.map((check) => async () => {
      const faults = await runCheck(check, release, rest.signal);
      if (faults.length > 0 && untilFirstFault) rest.abort(new NotNeeded());
      return faults.slice(0, 1).map((fault) => `${check.name}: ${fault.trim().split('\n')[0]}`);
    }),
    2,
  );
  return outcomes.flat();
}

/** Playwright colours a part of what it says. */
const stackOf = (error) => stripVTControlCharacters(error.stack ?? String(error));

async function runCheck({ name, limitMs, check }, release, signal) {
  const started = performance.now();
  const note = (text) => sayStep(name, text);
  const faults = await inTime(name, { limitMs, signal }, (step) => check(release, { note, ...step })).catch((error) =>
    error instanceof NotNeeded ? null : [error instanceof Refusal ? error.message : stackOf(error)],
  );
  const result =
    faults === null ? 'non serve più: un altro controllo non va' : faults.length === 0 ? 'a posto' : 'non va';
  sayStep(name, result, performance.now() - started);
  for (const fault of faults ?? []) console.log(fault.replaceAll(/^/gm, '    '));
  return faults ?? [];
}
