import type { Role } from 'shared-api/domain';

/** Nobody that we know. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** A person with a valid session. */
export interface Account {
  readonly kind: 'account';
  readonly uid: string;
  readonly session_id: string;
  readonly roles: readonly Role[];
  readonly disabled: boolean;
  /** Whether they sign in with an authenticator app, or staff with a passkey. */
  readonly hasSecondStep: boolean;
  /** Whether they proved to be the account's owner within the last 10 minutes. */
  readonly recentlyProved: boolean;
}

export type Caller = Visitor | Account;

export const visitor: Visitor = { kind: 'visitor' };
