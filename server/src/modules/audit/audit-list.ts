import { type SQL, sql } from 'drizzle-orm';
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

/**
 * The names are looked up while the search runs: the audit itself holds nobody's. They are looked for first, by their own
 * indexes, and once for all entries.
 */
function holdsWord(pattern: string): SQL {
  const people = sql`select ${users.uid}::text from ${users} where ${users.search} like ${pattern}`;
  const dealers = sql`select ${stores.store_uid}::text from ${stores} where ${stores.search} like ${pattern}`;
  return sql`(${auditLog.action} like ${pattern} or ${auditLog.subject_id} like ${pattern}
    or lower(${auditLog.data} ->> 'code') like ${pattern}
    or ${auditLog.actor_uid}::text in (${people})
    or (${auditLog.subject} = 'user' and ${auditLog.subject_id} in (${people}))
    or (${auditLog.subject} = 'store' and ${auditLog.subject_id} in (${dealers})))`;
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
