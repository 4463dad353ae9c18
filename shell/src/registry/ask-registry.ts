import { type Registry, registry } from 'shared-api/host';
import { lastRegistry, learnReleases } from './page-releases';
import { withDeadline } from './with-deadline';

/** An answer is reused for this long, in milliseconds: about the time from hovering over a link to clicking it. */
export const freshMs = 2000;

/** The longest wait for an answer when an area is entered, in milliseconds. */
const patienceMs = 1500;

/**
 * The longest wait while there is no page to show yet, in milliseconds: over a poor connection the answer needs
 * seconds.
 */
export const patienceWithoutPageMs = 8_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Registry>;
}

let last: Asked | null = null;
let asked = 0;
let answered = 0;

/** Takes in what the server answers; an answer that a later question's has overtaken gives way to that one. */
async function ask(): Promise<Registry> {
  const question = ++asked;
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  const newest = registry.parse(await answer.json());
  if (question < answered) return lastRegistry() ?? newest;
  answered = question;
  learnReleases(newest);
  return newest;
}

/** Milliseconds since the registry was last requested, or since the document came, which brought the first one. */
export function sinceAsked(): number {
  return performance.now() - (last?.at ?? 0);
}

/**
 * Fetches the registry for this browser, and takes its versions into the page as far as an open page can. A request
 * that is under way is shared; each caller has its own limit, and gets a rejection when that is over.
 * @param most the age of an answer that will do, in milliseconds
 * @param patience how long to wait, in milliseconds
 */
export function askRegistry(most = freshMs, patience = patienceMs): Promise<Registry> {
  if (last === null || performance.now() - last.at >= most) {
    const request = { at: performance.now(), answer: ask() };
    last = request;
    request.answer.catch(() => {
      if (last === request) last = null;
    });
  }
  return withDeadline(last.answer, patience);
}
