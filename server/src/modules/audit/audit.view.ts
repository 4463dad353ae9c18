import type { AuditRow } from 'shared-api/entities';
import type { AuditRecord } from '../../platform/audit';
import type { Queries } from '../../platform/db';
import { wholeAddresses } from './audit.repository';
import { roleOf } from './audit-list';
import { labelsOf, type Subject } from './subject-labels';

/** Entries of the audit as an admin reads them, with the names of today beside the ids that were kept. */
export async function showEntries(db: Queries, entries: readonly AuditRecord[]): Promise<AuditRow[]> {
  const label = await labelsOf(
    db,
    entries.flatMap((entry) => [actorOf(entry), subjectOf(entry)]),
  );
  const whole = await wholeAddresses(
    db,
    entries.map(({ hash }) => hash),
  );
  return entries.map((entry) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    actor:
      entry.actor_uid === null
        ? null
        : { uid: entry.actor_uid, fullname: label(actorOf(entry)) ?? '', role: roleOf(entry.actor) },
    action: entry.action,
    subject: { type: typeOf(entry), id: entry.subject_id, label: label(subjectOf(entry)) },
    address: whole.get(entry.hash) ?? entry.address,
    request_id: entry.request_id,
    data: entry.data,
  }));
}

/** What was done to no single thing was done to its whole area: an export, a clearing. */
function typeOf({ subject, action }: AuditRecord): string {
  return subject ?? action.split('.')[0] ?? action;
}

function actorOf({ actor_uid }: AuditRecord): Subject {
  return { kind: 'user', id: actor_uid };
}

function subjectOf({ subject, subject_id }: AuditRecord): Subject {
  return { kind: subject, id: subject_id };
}
