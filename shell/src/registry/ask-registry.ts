import { type Registry, registry } from 'shared-api/host';
import { learnReleases } from './page-releases';
import { withDeadline } from './with-deadline';

/** So long an answer is as good as a new one: from the hover over a link to the click. */
export const freshMs = 2000;

/** Who enters an area waits no longer. */
export const patienceMs = 1500;

/** Who has no page yet waits longer than who enters the next one: on a poor line the answer needs seconds. */
export const patienceWithoutPageMs = 8_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Registry>;
}

let last: Asked | null = null;

async function ask(): Promise<Registry> {
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  const newest = registry.parse(await answer.json());
  learnReleases(newest);
  return newest;
}

/** How long ago the server said what is live, or was asked, in milliseconds: the page itself said it first. */
export function sinceAsked(): number {
  return performance.now() - (last?.at ?? 0);
}

/**
 * The versions that this browser would get now; the page goes on with them as far as it can. Rejects when no answer
 * comes in time: whoever asks waits as long, also for an answer that is on its way already.
 * @param most the age of an answer that will do, in milliseconds
 * @param patience how long to wait, in milliseconds
 */
export function askRegistry(most = freshMs, patience = patienceMs): Promise<Registry> {
  if (last === null || performance.now() - last.at >= most) {
    const asked = { at: performance.now(), answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = null;
    });
  }
  return withDeadline(last.answer, patience);
}
