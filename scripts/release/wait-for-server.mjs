import { setTimeout as pause } from 'node:timers/promises';
import semver from 'webpack/lib/util/semver.js';
import { builtRange } from './checks/fits-live.mjs';
import { readServedVersion } from './live.mjs';
import { sayStep } from './say.mjs';
import { step } from './step.mjs';

/** How long the last answer that was asked for may take. */
const lastAnswerMs = 30_000;

/**
 * Waits until the live server has every call as these builds make them: where a commit brings a new call, its server
 * goes first. Who waited too long goes on, and is refused by the check `cornice` in words.
 * @param {{ name: string, dist: string }[]} pieces
 * @param {{ server: string, minutes: number }} where
 */
export async function waitForServer(
  pieces,
  { server, minutes },
  { readVersion = readServedVersion, askAgainMs = 5_000 } = {},
) {
  const ranges = pieces.map(builtRange).filter((range) => range !== undefined);
  const isReady = (served) =>
    served !== null && ranges.every((range) => semver.satisfy(semver.parseRange(range), served));
  const first = await readVersion(server);
  if (isReady(first)) return;
  sayStep('servizio', `serve ${ranges.join(', ')}, in linea c'è ${first ?? 'nessuno che risponda'}: aspetto`);
  const until = performance.now() + minutes * 60_000;
  await step(
    'servizio',
    minutes * 60_000 + askAgainMs + lastAnswerMs,
    async () => {
      let served = first;
      while (!isReady(served) && performance.now() < until) {
        await pause(askAgainMs);
        served = await readVersion(server);
      }
      return served;
    },
    (served) => (isReady(served) ? `in linea c'è ${served}` : 'non è ancora arrivato'),
  );
}
