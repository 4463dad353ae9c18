import type { CarePackage } from 'shared-api/entities';

/** Whether a package's window has closed. @param now the server's time in milliseconds */
export function isExpired({ expire_at }: Pick<CarePackage, 'expire_at'>, now: number): boolean {
  return expire_at !== null && Date.parse(expire_at) <= now;
}
