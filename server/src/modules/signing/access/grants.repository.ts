import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type NewRows, newRows, type Queries } from '../../../platform/db';
import { hashToken, randomToken } from '../../../platform/keys';
import { contractGrants } from '../tables/contract-grant.table';

/** Hours that a grant lasts in the browser that typed the data, or that came by the link's key. */
const grantHours = 24;
/** Minutes of full view that a code opens. */
const codeGrantMinutes = 30;

export type GrantSource = 'created' | 'link' | 'code' | 'signin';

export interface Grant {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Lets a browser see one contract in full; the token is answered once and kept as a hash. */
export async function giveGrant(tx: Queries, contractId: string, source: GrantSource, now: Date): Promise<Grant> {
  const grant = newGrant(source, now);
  await tx.insert(contractGrants).values(rowOf(contractId, grant));
  return grant;
}

export interface NewGrant extends Grant {
  readonly source: GrantSource;
  readonly createdAt: Date;
}

/** A grant that is still to be written. */
export function newGrant(source: GrantSource, now: Date): NewGrant {
  const minutes = source === 'code' ? codeGrantMinutes : grantHours * 60;
  return { token: randomToken(), expiresAt: new Date(now.getTime() + minutes * 60_000), source, createdAt: now };
}

/** The grant of a contract, to be written in one statement with it. */
export function grantBeside(contractId: string, grant: NewGrant): NewRows {
  return newRows(contractGrants, [rowOf(contractId, grant)]);
}

function rowOf(contractId: string, { token, expiresAt, source, createdAt }: NewGrant) {
  return {
    id: randomUUID(),
    contract_id: contractId,
    token_hash: hashToken(token),
    source,
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

export async function hasGrant(
  db: Queries,
  contractId: string,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!token) return false;
  const [row] = await db
    .select({ id: contractGrants.id })
    .from(contractGrants)
    .where(
      and(
        eq(contractGrants.contract_id, contractId),
        eq(contractGrants.token_hash, hashToken(token)),
        gt(contractGrants.expires_at, now),
        isNull(contractGrants.voided_at),
      ),
    );
  return row !== undefined;
}

/** Grants that open nothing any more. @returns how many rows went */
export async function sweepGrants(db: Queries, now: Date): Promise<number> {
  const { id, expires_at } = contractGrants;
  return (await db.delete(contractGrants).where(lt(expires_at, now)).returning({ id })).length;
}

/** Ends every grant of a contract: at the signature, and when the phone changes those of the link's key. */
export async function voidGrants(tx: Queries, contractId: string, now: Date, source?: GrantSource): Promise<void> {
  await tx
    .update(contractGrants)
    .set({ voided_at: now })
    .where(
      and(
        eq(contractGrants.contract_id, contractId),
        isNull(contractGrants.voided_at),
        source === undefined ? undefined : eq(contractGrants.source, source),
      ),
    );
}
