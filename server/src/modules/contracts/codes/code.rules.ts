import type { Settings } from '../../../platform/settings';

/** Minutes in which a one-time code counts. */
const codeMinutes = 10;
/** Hours after the last `sign` or code in which a contract stays PENDING. */
export const pendingHours = 24;

export function expiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + codeMinutes * 60_000);
}

/** Tries that are left on a code. */
export function triesLeft(settings: Pick<Settings, 'get'>, tries: number): number {
  return Math.max(0, settings.get('codes.tries') - tries);
}
