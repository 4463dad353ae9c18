import { romeDate } from 'shared-api/domain';
import type { AuditRow } from 'shared-api/entities';
import { recordAudit } from '../../platform/audit';
import type { FileContent } from '../../platform/http';
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
import { type AuditQuery, entriesAfter, extentOf } from './audit.repository';
import { showEntries } from './audit.view';
import { auditList } from './audit-list';

/** Small enough that whoever else calls meanwhile hardly waits. */
const pageSize = 250;

/** Headings are the fields' names, as in every export. */
const columns: readonly SheetColumn<AuditRow>[] = [
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

export interface AuditExport {
  readonly adminUid: string;
  readonly query: AuditQuery;
  readonly format: SheetFormat;
}

/**
 * The audit as it is filtered and ordered, every entry of it until now, as a file that is written while it goes out. Who
 * took it is written down first.
 * @throws Refusal `validation`
 */
export async function exportAudit(
  { db, clock, keys }: Pick<Platform, 'db' | 'clock' | 'keys'>,
  { adminUid, query, format }: AuditExport,
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
  return spreadsheetFile({ format, name: `registro-${romeDate(at)}`, columns, pages, rows: total, at });
}
