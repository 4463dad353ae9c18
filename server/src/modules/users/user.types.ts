import type { Role } from 'shared-api/domain';
import type { CustomerField } from 'shared-api/entities';
import type { users } from '../../platform/db/schema';

/** An account as the database holds it. */
export type Account = typeof users.$inferSelect;
export type AccountChange = Partial<
  Omit<Account, 'uid' | 'version' | 'created_at' | 'updated_at' | 'sort_key' | 'search'>
>;

/** What a contract states of the customer and an account keeps, so that the next contract is filled with it. */
export type CustomerProfileField = Extract<CustomerField, keyof Account>;

export interface NewAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string | null;
  readonly phone_verified_at?: Date | null;
  readonly roles: readonly Role[];
  /** Who made it; null for the system. */
  readonly grantedBy: string | null;
}

/** What else a user's answer shows. */
export interface AccountSurroundings {
  readonly roles: readonly Role[];
  readonly stores: readonly { readonly store_uid: string; readonly name: string }[];
  /** Paid contracts without a withdrawal. */
  readonly paidContracts: number;
  readonly passkeys: number;
  /** Unused ones. */
  readonly spareCodes: number;
}
