import { randomUUID } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { consentTextVersion } from 'shared-api/domain';
import {
  batchesOf,
  type Database,
  type NewRows,
  newRows,
  preparedStatement,
  type Queries,
  rowAsJson,
  unscoped,
} from '../../../platform/db';
import { consents } from '../../../platform/db/schema';
import { contracts } from '../tables/contract.table';

export interface ConsentChoice {
  readonly general?: boolean | undefined;
  readonly marketing?: boolean | undefined;
  readonly survey?: boolean | undefined;
}

interface ConsentRecord {
  readonly contractId: string;
  readonly userUid: string | null;
  readonly source: string;
  /** Who said so: the customer, unless an admin took it back. */
  readonly actor?: 'customer' | 'admin';
  readonly at: Date;
}

/** One ledger row for each yes and each no that was given; a choice that was left out writes none. */
export async function recordConsents(tx: Queries, choice: ConsentChoice, record: ConsentRecord): Promise<void> {
  const rows = consentRows(choice, record);
  if (rows.length > 0) await tx.insert(consents).values(rows);
}

/** The same, to be written in one statement with another. */
export function consentsBeside(choice: ConsentChoice, record: ConsentRecord): NewRows[] {
  const rows = consentRows(choice, record);
  return rows.length === 0 ? [] : [newRows(consents, rows)];
}

/** The ledger's rows for a choice. */
export function consentRows(choice: ConsentChoice, record: ConsentRecord): (typeof consents.$inferInsert)[] {
  const kinds = ['general', 'marketing', 'survey'] as const;
  return kinds.flatMap((kind) => {
    const granted = choice[kind];
    if (granted === undefined) return [];
    return {
      id: randomUUID(),
      contract_id: record.contractId,
      user_uid: record.userUid,
      kind,
      granted,
      text_version: consentTextVersion,
      source: record.source,
      actor: record.actor ?? ('customer' as const),
      created_at: record.at,
    };
  });
}

/**
 * Takes rows out of the ledger whose time of keeping is over; outside of this the table refuses it (migration 0001).
 * @param ids of the rows, however many
 */
export async function eraseConsentRows(db: Pick<Database, 'transaction'>, ids: readonly string[]) {
  for (const some of batchesOf(ids)) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('carcare.retention', 'on', true)`);
      await tx.delete(consents).where(inArray(consents.id, [...some]));
    });
  }
}

/** The choices that differ from what is stored: only a change is worth a row. */
export function changedConsents(stored: Required<ConsentChoice>, given: ConsentChoice): ConsentChoice {
  return {
    general: given.general === stored.general ? undefined : given.general,
    marketing: given.marketing === stored.marketing ? undefined : given.marketing,
    survey: given.survey === stored.survey ? undefined : given.survey,
  };
}

/** When each consent was last given or taken back on a contract; null where it never was given. */
export interface ConsentTimes {
  readonly general: Date | null;
  readonly marketing: Date | null;
  readonly survey: Date | null;
}

/** Of a contract whose customer was not asked yet. */
export const noConsents: ConsentTimes = { general: null, marketing: null, survey: null };

/** When the owner's account changed to the opposite of the contract's consent; null where both agree. */
export type ConsentChanges = Pick<ConsentTimes, 'marketing' | 'survey'>;

/** Of a contract without an account, or of one that says the same. */
export const noChanges: ConsentChanges = { marketing: null, survey: null };

/** Both beside a contract that is being read, as fields of its own. */
export const consentsBesideContract = {
  consentsAt: { general: lastOf('general'), marketing: lastOf('marketing'), survey: lastOf('survey') },
  consentsChangedAt: { marketing: changedAt('marketing'), survey: changedAt('survey') },
};

const ofContract = preparedStatement('consents_of_contract', (db) =>
  unscoped(db, 'of a contract at hand')
    .select({ row: rowAsJson(consentsBesideContract) })
    .from(contracts)
    .where(eq(contracts.id, sql.placeholder('contract_id'))),
);

/** The same of a contract at hand. */
export async function consentsOf(db: Queries, contractId: string) {
  const [found] = await ofContract(db).execute({ contract_id: contractId });
  return found?.row ?? { consentsAt: noConsents, consentsChangedAt: noChanges };
}

/** The customer's present consents: the contract's own answer, or a later one from the account. */
export const presentConsents = { marketing: presentOf('marketing'), survey: presentOf('survey') };

/** Most rows of an export have no account: those are not looked up. */
function presentOf(kind: keyof ConsentChanges): SQL<boolean> {
  return sql<boolean>`case when ${contracts.user_uid} is null then ${contracts[kind]}
    else ${contracts[kind]} <> (${changedAt(kind)} is not null) end`;
}

function lastOf(kind: keyof ConsentTimes): SQL<Date | null> {
  return sql`(select max(${consents.created_at}) from ${consents}
    where ${consents.contract_id} = ${contracts.id} and ${consents.kind} = ${sql.raw(`'${kind}'`)})`.mapWith(
    consents.created_at,
  );
}

/** Looks only at the account's own answers: an unticked box on another contract withdraws nothing. */
function changedAt(kind: keyof ConsentChanges): SQL<Date | null> {
  return sql`(select last.created_at from (select account.created_at, account.granted from ${consents} account
    where account.user_uid = ${contracts.user_uid} and account.contract_id is null and account.kind = ${sql.raw(`'${kind}'`)}
    order by account.created_at desc limit 1) last
    where last.granted <> ${contracts[kind]} and last.created_at > coalesce(${lastOf(kind)}, ${lastOf('general')}))`.mapWith(
    consents.created_at,
  );
}
