import { romeDate } from 'shared-api/domain';
import { recordAudit } from '../../../platform/audit';
import type { FileContent } from '../../../platform/http';
import {
  moneyColumn,
  numberColumn,
  type SheetColumn,
  type SheetFormat,
  spreadsheetFile,
  textColumn,
} from '../../../platform/spreadsheet';
import type { ContractsContext } from '../../contracts';
import type { AnalyticsRequest } from './analytics-request';
import { type AnalyticsRow, analyticsRows } from './analytics-rows';
import { readAnalytics } from './read-analytics';

const columns: readonly SheetColumn<AnalyticsRow>[] = [
  textColumn('part', (row) => row.part),
  textColumn('period', (row) => row.period),
  textColumn('key', (row) => row.key),
  textColumn('label', (row) => row.label),
  numberColumn('count', (row) => row.count),
  moneyColumn('price', (row) => row.cents),
];

/** The numbers that the analytics' page shows, as a table; who took them is written down first. */
export async function exportAnalytics(
  { db, clock, keys }: ContractsContext,
  request: AnalyticsRequest,
  format: SheetFormat,
): Promise<FileContent> {
  const { scope, basis, period, storeUid, days, compare } = request;
  const at = clock.now();
  const rows = analyticsRows(await readAnalytics(db.read, request, at), period);
  await db.transaction((tx) =>
    recordAudit(
      tx,
      { clock, keys },
      {
        actor: 'admin',
        actorUid: scope.uid,
        action: 'analytics.exported',
        data: { format, basis, ...(days ?? { period }), compare, store_uid: storeUid ?? null },
      },
    ),
  );
  return spreadsheetFile({
    format,
    name: days === null ? `analisi-${period}-${romeDate(at)}` : `analisi-${days.from}-${days.to}`,
    columns,
    pages: [rows],
    rows: rows.length,
    at,
  });
}
