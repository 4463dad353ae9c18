import { randomUUID } from 'node:crypto';
import { funnelSteps } from 'shared-api/contracts';
import type { funnelEvents } from '../../telemetry';
import type { PastContract } from '../past/past-contract';
import { day, minute } from './fate';
import type { Random } from './random';

type Step = typeof funnelEvents.$inferInsert;

/** Days that the funnel's events go back. */
const days = 120;
/** How far visitors come who buy nothing, of a hundred. */
const abandoned = [
  { steps: 1, weight: 54 },
  { steps: 2, weight: 26 },
  { steps: 3, weight: 12 },
  { steps: 4, weight: 8 },
] as const;

/** The anonymous steps behind the contracts that were made on line, and of the visits that led to none. */
export function makeFunnel(pasts: readonly PastContract[], now: Date, random: Random): Step[] {
  const since = new Date(now.getTime() - days * day);
  return pasts
    .filter(({ contract }) => contract.source === 'online' && contract.created_at > since)
    .flatMap(({ contract }) => {
      const { created_at, pending_at, utms } = contract;
      const begun = new Date(created_at.getTime() - random.int(6, 14) * minute);
      const bought = visit(begun, 4, utms, random);
      const code = pending_at === null ? [] : [stepOf('code', bought[0]?.session ?? '', utms, pending_at)];
      const others = Array.from({ length: random.int(3, 8) }, () => {
        const at = new Date(begun.getTime() - Math.round(random.next() * 8 * 60) * minute);
        return visit(
          at,
          random.weighted(abandoned, ({ weight }) => weight).steps,
          random.chance(0.5) ? utms : null,
          random,
        );
      });
      return [...bought, ...code, ...others.flat()];
    });
}

function visit(begun: Date, steps: number, utms: Step['utms'], random: Random): Step[] {
  const session = randomUUID();
  const pause = random.int(20, 80) * 1_000;
  return funnelSteps
    .slice(0, steps)
    .map((step, index) => stepOf(step, session, utms, new Date(begun.getTime() + index * pause)));
}

function stepOf(step: Step['step'], session: string, utms: Step['utms'], at: Date): Step {
  return { id: randomUUID(), step, session, utm_source: utms?.utm_source ?? null, utms, created_at: at };
}
