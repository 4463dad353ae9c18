import type { AreaStatus } from 'shared-api/entities';
import { isFailing, releaseIdOf, releaseNameOf, troublesOf } from 'shared-api/release';
import { isBuiltIn, liveSince, trialName } from './area-status';

const hourMs = 3_600_000;

export interface AreaTrouble {
  /** Whether the version that everybody gets is bad, or the one on trial. */
  readonly of: 'live' | 'trial';
  readonly version: string;
  /** The same version as browsers name it in what they report: its id, which one that nobody released has not. */
  readonly reported: string;
  readonly loads: number;
  readonly failures: number;
  /** The first of the last hours with failures, one after the other, but not before the version was there: an instant. */
  readonly since: string;
}

type Figures = Pick<AreaTrouble, 'loads' | 'failures'>;

/**
 * Whether an area failed in browsers in the last 24 hours so often that somebody has to act (`isFailing`). Each version by
 * itself: what an area did before a rollback is over.
 * @param now the server's time, as an instant
 */
export function areaTrouble(area: AreaStatus, now: string): AreaTrouble | null {
  const { live, canary } = area;
  const liveFigures = figuresOf(area, releaseIdOf(live)) ?? { loads: area.loads, failures: failuresOf(area) };
  if (isFailing(liveFigures)) {
    const reported = isBuiltIn(area) ? live.version : releaseIdOf(live);
    const since = failingSince(area, now, liveSince(area).at);
    return {
      of: 'live',
      version: isBuiltIn(area) ? live.version : releaseNameOf(live),
      reported,
      ...liveFigures,
      since,
    };
  }
  if (!canary?.hash) return null;
  const reported = releaseIdOf({ version: canary.version, hash: canary.hash });
  const tried = figuresOf(area, reported);
  if (tried === undefined || !isFailing(tried)) return null;
  return { of: 'trial', version: trialName(canary), reported, ...tried, since: failingSince(area, now, canary.since) };
}

/** Of the last 24 hours, all versions together. */
export function failuresOf({ failures }: AreaStatus): number {
  return failures.reduce((sum, hour) => sum + hour, 0);
}

function figuresOf({ versions }: AreaStatus, id: string): Figures | undefined {
  const found = versions.find((version) => releaseIdOf(version) === id);
  if (found === undefined) return undefined;
  const { loads = 0, failures = 0, draw_errors } = found;
  return { loads, failures: troublesOf({ loads, failures, draw_errors }) };
}

/** @param begun when the version came, as an instant: what failed before was another one's */
function failingSince({ failures }: AreaStatus, now: string, begun?: string): string {
  const last = failures.findLastIndex((hour) => hour > 0);
  const quietBefore = failures.findLastIndex((hour, index) => index < last && hour === 0);
  const at = Date.parse(now);
  const thisHour = at - (at % hourMs);
  const firstHour = thisHour - (failures.length - 1 - (quietBefore + 1)) * hourMs;
  return new Date(Math.max(firstHour, begun === undefined ? 0 : Date.parse(begun))).toISOString();
}
