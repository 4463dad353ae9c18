import { romeMinutes } from 'shared-api/domain';
import type { ContractsContext } from '../contracts.context';

const dayMinutes = 24 * 60;
const morning = 8 * 60;
const evening = 20 * 60;

/**
 * A job that writes to customers from eight in the morning to eight in the evening of Rome: what is due by its date is due
 * at midnight, when a telephone wakes people. A demonstration's clock is moved to any hour, and shows at once.
 */
export function byDay(
  context: ContractsContext,
  tell: (context: ContractsContext, now: Date) => Promise<number>,
): (now: Date) => Promise<number> {
  return (now) => (context.demo || isDay(now) ? tell(context, now) : Promise.resolve(0));
}

function isDay(now: Date): boolean {
  const minutes = romeMinutes(now) % dayMinutes;
  return minutes >= morning && minutes < evening;
}
