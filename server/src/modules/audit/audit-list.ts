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
export const subjectType = sql<string>`coalesce(${auditLog.subject}, split_part(${auditLog.action}, '.', 1))`;

/** The subject's id where it is of a kind whose ids are uuids: the cast is never asked of another. */
const subjectUid = (kind: string): SQL =>
  sql`(case when ${auditLog.subject} = ${kind} then ${auditLog.subject_id}::uuid end)`;

/** The names are looked up while the search runs: the audit itself holds nobody's. */
const searched = sql`concat_ws(' ', ${auditLog.action}, ${auditLog.subject_id}, lower(${auditLog.data} ->> 'code'),
  (select ${users.search} from ${users} where ${users.uid} = ${auditLog.actor_uid}),
  (select ${users.search} from ${users} where ${users.uid} = ${subjectUid('user')}),
  (select ${stores.search} from ${stores} where ${stores.store_uid} = ${subjectUid('store')}))`;

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
  search: searched,
  sorts: { at: byColumn(auditLog.at), action: byText(auditLog.action) },
  defaultSort: '-at',
  id: auditLog.id,
} as const satisfies Filterable<FilterName> & Sortable;
