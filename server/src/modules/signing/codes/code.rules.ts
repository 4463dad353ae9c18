import { codeMinutes } from 'shared-api/domain';
import type { Settings } from '../../../platform/settings';

export function expiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + codeMinutes * 60_000);
}

/** Tries that are left on a code. */
export function triesLeft(settings: Pick<Settings, 'get'>, tries: number): number {
  return Math.max(0, settings.get('codes.tries') - tries);
}
