import { randomUUID } from 'node:crypto';
import type { Role } from 'shared-api/domain';
import { searchTextOf, sortKeyOf } from '../../../platform/db';
import type { userRoles, users } from '../../../platform/db/schema';
import type { Person } from './make-people';

export interface SeedAccount {
  readonly user: typeof users.$inferInsert & { readonly uid: string };
  readonly role: typeof userRoles.$inferInsert;
}

type Holder = Pick<Person, 'firstname' | 'lastname' | 'email'> & Partial<Person>;

interface Standing {
  readonly role: Role;
  /** Null for a customer who was invited and has not chosen a password yet. */
  readonly passwordHash: string | null;
  readonly at: Date;
}

/** The rows of an account; a phone that is given counts as verified. */
export function makeAccount(holder: Holder, { role, passwordHash, at }: Standing): SeedAccount {
  const uid = randomUUID();
  const verified = passwordHash === null ? null : at;
  return {
    user: {
      ...holder,
      uid,
      email_verified_at: verified,
      phone_verified_at: holder.phone === undefined ? null : at,
      password_hash: passwordHash,
      password_changed_at: verified,
      privacy_general: true,
      created_at: at,
      updated_at: at,
      sort_key: sortKeyOf(holder.lastname, holder.firstname),
      search: searchTextOf(holder.firstname, holder.lastname, holder.email, holder.phone),
    },
    role: { user_uid: uid, role, granted_at: at },
  };
}
