import type { Role } from 'shared-api/domain';
import type { Access, Entry } from 'shared-api/kernel';
import { type Account, type Caller, type Sessions, visitor } from '../auth';
import { accountDisabled, forbidden, secondStepRequired, stepUpRequired, unauthenticated } from '../errors';
import type { Scope } from '../scope';

/** Calls that never answer 401: an expired or revoked token is treated as none. */
const open: readonly Access[] = ['anybody', 'demo', 'provider'];

/** Calls of the back-office. */
const staffOnly: readonly Access[] = ['manager', 'admin', 'staff'];

const rolesFor: Partial<Record<Access, readonly Role[]>> = {
  user: ['user'],
  manager: ['manager'],
  admin: ['admin'],
  staff: ['admin', 'manager'],
};

/** The token of an `Authorization` header, or undefined. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(authorization ?? '')?.[1];
}

export interface Authorised {
  readonly caller: Caller;
  readonly scope: Scope | undefined;
}

/** What staff's calls ask for besides the role. */
export interface StaffRule {
  /** Staff sign in with an authenticator app or a passkey (decisions.md, Step-up). */
  readonly staffNeedSecondStep: boolean;
}

/**
 * Who calls, and whether this call is for them. Closed by default: a role that the table does not name gets nothing.
 * @throws Refusal `unauthenticated`, `account_disabled`, `forbidden` or `second_step_required`
 */
export async function authorise(
  entry: Entry,
  authorization: string | undefined,
  sessions: Sessions,
  { staffNeedSecondStep }: StaffRule,
): Promise<Authorised> {
  const token = bearerToken(authorization);
  const account = token === undefined ? null : await sessions.find(token);
  if (open.includes(entry.access))
    return { caller: account === null || account.disabled ? visitor : account, scope: undefined };
  if (account === null) throw unauthenticated(token === undefined ? null : await sessions.whyOver(token));
  if (account.disabled) throw accountDisabled();
  if (entry.access !== 'account' && !rolesFor[entry.access]?.some((role) => account.roles.includes(role)))
    throw forbidden();
  if (staffNeedSecondStep && staffOnly.includes(entry.access) && !account.hasSecondStep) throw secondStepRequired();
  return { caller: account, scope: { area: areaOf(entry.access, account), uid: account.uid } };
}

/**
 * Demands a recent proof of identity for calls that change who owns an account, or export or erase its data, so that a
 * stolen session is not enough for them. Checked before the Idempotency-Key is used, so that the same call with the
 * same key succeeds after the proof.
 * @throws Refusal `step_up_required`
 */
export function expectRecentProof({ recentProof }: Entry, caller: Caller, body: unknown): void {
  if (recentProof === undefined || (caller.kind === 'account' && caller.recentlyProved)) return;
  const sent = typeof body === 'object' && body !== null ? body : {};
  if (recentProof === true || recentProof.some((field) => field in sent)) throw stepUpRequired();
}

/** The area decides what rows are in sight: an admin under `manager/` is a manager. */
function areaOf(access: Access, account: Account): Role {
  if (access === 'admin' || access === 'manager') return access;
  if (access === 'staff') return account.roles.includes('admin') ? 'admin' : 'manager';
  return 'user';
}
