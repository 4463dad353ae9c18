import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { areaTrouble } from './area-trouble';

/** A message leaves within seconds; what waits so long is stuck. */
const stuckAfterMs = 5 * 60_000;
/** Whoever waits so long thinks that nothing happens. */
const heldUpMs = 1_000;
/** A night without a backup is an accident, two are a habit. */
const staleAfterMs = 48 * 3_600_000;

const olderThan = (instant: string, now: string, ms: number) => Date.parse(now) - Date.parse(instant) > ms;

/** What of the product's running is to be looked at. */
export function troublesWhileRunning({ traffic, queue, backup_at: copied, now, demo }: SystemStatus) {
  const isHeldUp = traffic.stall_ms >= heldUpMs;
  return {
    isHeldUp,
    isSlow: traffic.failed > 0 || isHeldUp,
    isStuck: queue.oldest_at !== null && olderThan(queue.oldest_at, now, stuckAfterMs),
    // A demonstration is there to be thrown away.
    isUnsaved: !demo && (copied === null || olderThan(copied, now, staleAfterMs)),
  };
}

/** How many of each kind are off, ill, failed, slow or stuck: what somebody has to look at. */
export function partsInTrouble(system: SystemStatus, areas: readonly AreaStatus[]) {
  const { isSlow, isStuck, isUnsaved } = troublesWhileRunning(system);
  return {
    areas: areas.filter((area) => !area.enabled || areaTrouble(area, system.now) !== null).length,
    adapters: system.adapters.filter(({ healthy }) => !healthy).length,
    jobs: system.jobs.filter(({ last_error }) => last_error !== null).length,
    traffic: Number(isSlow),
    queue: Number(isStuck),
    backup: Number(isUnsaved),
  };
}
