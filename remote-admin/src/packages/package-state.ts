import { missingOf, packageReadiness } from 'shared-api/domain';
import type { CarePackage } from 'shared-api/entities';

/** Whether customers find a package on line, and if not, the first reason why. */
export type PackageState =
  | 'online'
  | 'inactive'
  | 'expired'
  | 'planned'
  | 'hidden'
  | 'typeHidden'
  | 'unready'
  | 'offline';

interface SaleRules {
  /** The server's time in milliseconds. */
  readonly now: number;
  /** Nobody sells what is of a hidden type; undefined until that is known. */
  readonly typeVisible: boolean | undefined;
  /** The lowest total that the operator sells at; undefined until that is known. */
  readonly floorCents: number | undefined;
}

export function packageState(row: CarePackage, { now, typeVisible, floorCents }: SaleRules): PackageState {
  if (!row.active) return 'inactive';
  if (isExpired(row, now)) return 'expired';
  if (row.visible_at !== null && Date.parse(row.visible_at) > now) return 'planned';
  if (!row.visible) return 'hidden';
  if (typeVisible === false) return 'typeHidden';
  if (floorCents !== undefined && missingOf(packageReadiness(row, floorCents)).length > 0) return 'unready';
  return row.online_enabled ? 'online' : 'offline';
}

/** Whether a package's window has closed. @param now the server's time in milliseconds */
export function isExpired({ expire_at }: Pick<CarePackage, 'expire_at'>, now: number): boolean {
  return expire_at !== null && Date.parse(expire_at) <= now;
}
