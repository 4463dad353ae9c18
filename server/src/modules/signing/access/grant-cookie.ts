import { apiBase, type SetCookie } from '../../../platform/http';
import type { Grant } from './grants.repository';

export const grantCookie = 'grant';

/** The grant as a cookie that only this contract's calls send. */
export function cookieOf(contractUid: string, grant: Grant, now: Date): SetCookie {
  return {
    name: grantCookie,
    value: grant.token,
    path: `${apiBase}/public/contracts/${contractUid}`,
    maxAgeSeconds: Math.ceil((grant.expiresAt.getTime() - now.getTime()) / 1_000),
  };
}
