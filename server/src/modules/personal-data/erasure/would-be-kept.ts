import type { KeptByLaw } from 'shared-api/entities';
import type { Platform } from '../../../platform/platform';
import { signedContractsOf } from '../../contracts';
import { consentHistory } from '../privacy/consent-history';
import { keptByLaw } from './kept-by-law';

/** What an erasure would leave in place, told before anybody decides it. */
export async function wouldBeKept(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  uid: string,
): Promise<KeptByLaw[]> {
  const contracts = await signedContractsOf(db.read, uid);
  const consents = (await consentHistory(db.read, uid)).length > 0;
  return keptByLaw({ contracts, consents, settings, now: clock.now() });
}
