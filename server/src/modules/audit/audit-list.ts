import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { adminOperations } from 'shared-api/contracts';
import type { Role } from 'shared-api/domain';
import type { RequestOf } from 'shared-api/kernel';
import { auditLog, stores, users } from '../../platform/db/schema';
import {
  byColumn,
  byText,
  type Field,
  type Filterable,
  instantField,
  type Sortable,
  textField,
  uidField,
} from '../../platform/list';

type FilterName = RequestOf<typeof adminOperations.listAudit>['query']['wheres'][number]['field'];

/** The role in which a person acted, by the quality that the audit holds; the system and visitors have none. */
const roleOfActor: ReadonlyMap<string, Role> = new Map([
  ['admin', 'admin'],
  ['manager', 'manager'],
  ['customer', 'user'],
]);

export function roleOf(actor: string): Role | null {
  return roleOfActor.get(actor) ?? null;
}

const role: Field = {
  equals: (value) => {
    const actor = [...roleOfActor].find(([, held]) => held === value)?.[0];
    return actor === undefined ? null : sql`${auditLog.actor} = ${actor}`;
  },
  missing: sql`${auditLog.actor} not in ('admin', 'manager', 'customer')`,
};

/** The kind of what was done something to; where it is one thing less than all of an area, the area. */
const subjectType = sql<string>`coalesce(${auditLog.subject}, split_part(${auditLog.action}, '.', 1))`;

const told = alias(auditLog, 'told');

/**
 * The names are looked up while the search runs: the audit itself holds nobody's. What holds a word is found by a join for
 * each place that it may stand in: a condition with `or` would ask for each entry among all people whom a common word finds.
 */
function holdsWord(pattern: string): SQL {
  const entries = () => new QueryBuilder().select({ id: told.id }).from(told);
  const written = or(
    like(told.action, pattern),
    like(told.subject_id, pattern),
    sql`lower(${told.data} ->> 'code') like ${pattern}`,
  );
  const isUser = and(eq(told.subject, 'user'), sql`${told.subject_id} = ${users.uid}::text`);
  const isDealer = and(eq(told.subject, 'store'), sql`${told.subject_id} = ${stores.store_uid}::text`);
  const found = entries()
    .where(written)
    .unionAll(entries().innerJoin(users, eq(users.uid, told.actor_uid)).where(like(users.search, pattern)))
    .unionAll(entries().innerJoin(users, isUser).where(like(users.search, pattern)))
    .unionAll(entries().innerJoin(stores, isDealer).where(like(stores.search, pattern)));
  return inArray(auditLog.id, found);
}

/** What the audit can be filtered, searched and put in order by: the latest first unless the query says otherwise. */
export const auditList = {
  fields: {
    at: instantField(auditLog.at),
    actor_uid: uidField(auditLog.actor_uid),
    role,
    action: textField(auditLog.action),
    subject_type: textField(subjectType),
    subject_id: textField(auditLog.subject_id),
    address: textField(auditLog.address),
    request_id: textField(auditLog.request_id),
  },
  search: holdsWord,
  sorts: { at: byColumn(auditLog.at), action: byText(auditLog.action) },
  defaultSort: '-at',
  id: auditLog.id,
} as const satisfies Filterable<FilterName> & Sortable;
