import type { AdminUser } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { findPictures, pictureOf } from '../../assets';
import { countPaidContracts } from '../../contracts';
import { type Account, findSurroundings, userView } from '../../users';
import { onlyInCharge } from './only-in-charge.repository';

/** Accounts as the operator sees them, with what surrounds them found in one look. */
export async function showPeople(db: Queries, accounts: readonly Account[]): Promise<AdminUser[]> {
  const pictures = await findPictures(
    db,
    accounts.map((account) => account.avatar_id),
  );
  const uids = accounts.map((account) => account.uid);
  const around = await findSurroundings(db, uids, countPaidContracts);
  const onlyManagerOf = await onlyInCharge(db, uids);
  return accounts.map((account) => ({
    ...userView(account, around(account.uid), pictureOf(pictures, account.avatar_id)),
    has_password: account.password_hash !== null,
    disabled_at: iso(account.disabled_at),
    reactivation_requested_at: iso(account.reactivation_requested_at),
    last_sign_in_at: iso(account.last_sign_in_at),
    release_areas: account.release_areas,
    only_manager_of: onlyManagerOf(account.uid),
    version: account.version,
  }));
}

/** One account, for an answer with its version. */
export async function showPerson(db: Queries, account: Account): Promise<AdminUser> {
  const [person] = await showPeople(db, [account]);
  if (person === undefined) throw new Error('The account was not shown');
  return person;
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
