import type { PageConfig } from 'shared-api/host';
import { homeOf } from '../session/access';
import type { Session } from '../session/session-store';

/**
 * What becomes of a request for an override: it is put to the person, leads to sign-in first, is refused, or counts
 * for nothing, as in production.
 */
export type Verdict = 'ask' | 'sign-in' | 'not-staff' | 'ignore';

/**
 * Signed-in staff; from another origin in demonstration and staging only. The server decides again.
 * @param isOurs whether only versions of the release store are asked for
 */
export function checkRequest(
  stage: PageConfig['stage'],
  session: Pick<Session, 'authenticated' | 'roles'>,
  isOurs: boolean,
): Verdict {
  if (!isOurs && stage !== 'demo' && stage !== 'staging') return 'ignore';
  if (!session.authenticated) return 'sign-in';
  return homeOf(session) === '/cms' ? 'ask' : 'not-staff';
}
