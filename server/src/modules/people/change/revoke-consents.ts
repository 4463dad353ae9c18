import { standsOnContract } from '../../contracts';
import { type Account, updatePrivacy } from '../../users';
import { auditPerson } from './audit-person';
import type { PersonAtHand } from './person-change';

/** Consents to take back: an admin gives none. */
export interface Revocation {
  readonly marketing?: false | undefined;
  readonly survey?: false | undefined;
}

/** Takes consents back for a person, each that was given with a row in the ledger. */
export async function revokeConsents(hand: PersonAtHand, revocation: Revocation): Promise<Account> {
  const after = await updatePrivacy(hand.tx, hand.account, revocation, {
    now: hand.now,
    by: 'admin',
    standsOnContract,
  });
  await auditPerson(hand, 'consents-revoked', { consents: Object.keys(revocation) });
  return after;
}
