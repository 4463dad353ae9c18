import { romeDate } from 'shared-api/domain';
import type { AuditRow, ExportHeadings } from 'shared-api/entities';
import { auditActionNames, auditSubjectNames, roleNames } from 'shared-api/messages';
import { recordAudit } from '../../platform/audit';
import type { FileContent } from '../../platform/http';
import { type Text, t } from '../../platform/i18n';
import { keysetPages, orderOf } from '../../platform/list';
import type { Platform } from '../../platform/platform';
import {
  expectHolds,
  instantColumn,
  type SheetColumn,
  type SheetFormat,
  spreadsheetFile,
  textColumn,
} from '../../platform/spreadsheet';
import { auditMessages } from './audit.messages';
import { type AuditQuery, entriesAfter, extentOf } from './audit.repository';
import { showEntries } from './audit.view';
import { auditList } from './audit-list';

/** Small enough that whoever else calls meanwhile hardly waits. */
const pageSize = 250;

/** Headed by the fields' names, with the audit's own codes. */
const fieldColumns: readonly SheetColumn<AuditRow>[] = [
  instantColumn('at', ({ at }) => new Date(at)),
  textColumn('actor', ({ actor }) => actor?.fullname ?? null),
  textColumn('actor_uid', ({ actor }) => actor?.uid ?? null),
  textColumn('role', ({ actor }) => actor?.role ?? null),
  textColumn('action', ({ action }) => action),
  textColumn('subject_type', ({ subject }) => subject.type),
  textColumn('subject_id', ({ subject }) => subject.id),
  textColumn('subject', ({ subject }) => subject.label),
  textColumn('address', ({ address }) => address),
  textColumn('request_id', (row) => row.request_id),
  textColumn('data', ({ data }) => JSON.stringify(data)),
];

/** As people call both; a code that has no word yet is told as it is. */
const wordColumns: readonly SheetColumn<AuditRow>[] = [
  instantColumn(t(auditMessages.at), ({ at }) => new Date(at)),
  textColumn(t(auditMessages.actor), ({ actor }) => actor?.fullname ?? null),
  textColumn(t(auditMessages.role), ({ actor }) => (actor?.role ? t(roleNames[actor.role]) : null)),
  textColumn(t(auditMessages.action), ({ action }) => wordFor(auditActionNames, action)),
  textColumn(t(auditMessages.subjectType), ({ subject }) => wordFor(auditSubjectNames, subject.type)),
  textColumn(t(auditMessages.subject), ({ subject }) => subject.label ?? subject.id),
  textColumn(t(auditMessages.address), ({ address }) => address),
  textColumn(t(auditMessages.request), (row) => row.request_id),
  textColumn(t(auditMessages.details), ({ data }) => JSON.stringify(data)),
];

function wordFor(names: Readonly<Record<string, Text>>, code: string): string {
  const word = names[code];
  return word === undefined ? code : t(word);
}

export interface AuditExport {
  readonly adminUid: string;
  readonly query: AuditQuery;
  readonly format: SheetFormat;
  readonly headings: ExportHeadings;
}

/**
 * The audit as it is filtered and ordered, every entry of it until now, as a file that is written while it goes out. Who
 * took it is written down first.
 * @throws Refusal `validation`
 */
export async function exportAudit(
  { db, clock, keys }: Pick<Platform, 'db' | 'clock' | 'keys'>,
  { adminUid, query, format, headings }: AuditExport,
): Promise<FileContent> {
  const at = clock.now();
  const { total, last } = await extentOf(db.read, query);
  expectHolds(format, total);
  const data = {
    format,
    rows: total,
    filters: query.wheres.map(({ field }) => field),
    searched: query.search !== undefined,
  };
  await db.transaction((tx) =>
    recordAudit(tx, { clock, keys }, { actor: 'admin', actorUid: adminUid, action: 'audit.exported', data }),
  );
  const pages = keysetPages(pageSize, orderOf(auditList, query.sort), async (after, size) => {
    const found = await entriesAfter(db.read, { query, last }, after, size);
    const rows = await showEntries(
      db.read,
      found.map(({ entry }) => entry),
    );
    return found.flatMap(({ cursor }, index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, cursor }];
    });
  });
  const columns = headings === 'words' ? wordColumns : fieldColumns;
  return spreadsheetFile({ format, name: `registro-${romeDate(at)}`, columns, pages, rows: total, at });
}
