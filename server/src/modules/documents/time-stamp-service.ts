import { randomBytes } from 'node:crypto';
import type { Env } from '../../platform/env';
import type { TimeStampFailure, TimeStampService } from './pdf';
import { requestTimeStamp } from './seal/time-stamp';

/** The time-stamp service that the configuration names, or null; the demonstration has none. */
export function timeStampServiceOf({ DEMO, TSA_URL }: Pick<Env, 'DEMO' | 'TSA_URL'>): TimeStampService | null {
  return DEMO || TSA_URL === null ? null : { url: TSA_URL };
}

/** Has random bytes stamped. @returns what went wrong, or null */
export async function tryTimeStamp(service: TimeStampService): Promise<TimeStampFailure | null> {
  const outcome = await requestTimeStamp(randomBytes(32), service);
  return 'failure' in outcome ? outcome.failure : null;
}
