import { randomUUID } from 'node:crypto';
import { eq, max, type SQL, sql } from 'drizzle-orm';
import { consentTextVersion } from 'shared-api/domain';
import { type NewRows, newRows, preparedStatement, type Queries } from '../../../platform/db';
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

/** The choices that differ from what is stored: only a change is worth a row. */
export function changedConsents(stored: Required<ConsentChoice>, given: ConsentChoice): ConsentChoice {
  return {
    general: given.general === stored.general ? undefined : given.general,
    marketing: given.marketing === stored.marketing ? undefined : given.marketing,
    survey: given.survey === stored.survey ? undefined : given.survey,
  };
}

const lastOfEach = preparedStatement('consents_of_contract', (db) =>
  db
    .select({ kind: consents.kind, at: max(consents.created_at) })
    .from(consents)
    .where(eq(consents.contract_id, sql.placeholder('contract_id')))
    .groupBy(consents.kind),
);

/** When each consent was last given or taken back for a contract; null where it never was given. */
export async function consentTimes(db: Queries, contractId: string) {
  const rows = await lastOfEach(db).execute({ contract_id: contractId });
  const of = (kind: 'general' | 'marketing' | 'survey') => rows.find((row) => row.kind === kind)?.at ?? null;
  return { general: of('general'), marketing: of('marketing'), survey: of('survey') };
}

export type ConsentTimes = Awaited<ReturnType<typeof consentTimes>>;

/** Of a contract whose customer was not asked yet. */
export const noConsents: ConsentTimes = { general: null, marketing: null, survey: null };

/** The same beside a contract that is being read, as fields of its own. */
export const consentTimesBeside = {
  general: lastOf('general'),
  marketing: lastOf('marketing'),
  survey: lastOf('survey'),
};

function lastOf(kind: keyof ConsentTimes): SQL<Date | null> {
  return sql`(select max(${consents.created_at}) from ${consents}
    where ${consents.contract_id} = ${contracts.id} and ${consents.kind} = ${sql.raw(`'${kind}'`)})`.mapWith(
    consents.created_at,
  );
}
