import type { CarePackage } from 'shared-api/entities';

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

/** Whether a package's window has closed. @param now the server's time in milliseconds */
export function isExpired({ expire_at }: Pick<CarePackage, 'expire_at'>, now: number): boolean {
  return expire_at !== null && Date.parse(expire_at) <= now;
}
