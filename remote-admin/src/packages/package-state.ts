import type { CarePackage } from 'shared-api/entities';
import { isExpired } from './is-expired';

/** Whether customers find a package on line, and if not, the first reason why. */
export type PackageState = 'online' | 'inactive' | 'expired' | 'planned' | 'hidden' | 'offline';

/** @param now the server's time in milliseconds */
export function packageState(row: CarePackage, now: number): PackageState {
  if (!row.active) return 'inactive';
  if (isExpired(row, now)) return 'expired';
  if (row.visible_at !== null && Date.parse(row.visible_at) > now) return 'planned';
  if (!row.visible) return 'hidden';
  return row.online_enabled ? 'online' : 'offline';
}
