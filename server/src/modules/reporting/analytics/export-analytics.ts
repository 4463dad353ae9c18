import { romeDate } from 'shared-api/domain';
import type { ExportHeadings } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { FileContent } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import {
  moneyColumn,
  numberColumn,
  type SheetColumn,
  type SheetFormat,
  spreadsheetFile,
  textColumn,
} from '../../../platform/spreadsheet';
import type { ContractsContext } from '../../contracts';
import { analyticsMessages as texts } from './analytics.messages';
import type { AnalyticsRequest } from './analytics-request';
import { type AnalyticsRow, analyticsRows, partNames, periodNames } from './analytics-rows';
import { readAnalytics } from './read-analytics';

/** Headed by names for programs, with the codes of the API. */
const fieldColumns: readonly SheetColumn<AnalyticsRow>[] = [
  textColumn('part', (row) => row.part),
  textColumn('period', (row) => row.period),
  textColumn('key', (row) => row.key),
  textColumn('label', (row) => row.label),
  numberColumn('count', (row) => row.count),
  moneyColumn('price', (row) => row.cents),
];

/** As people call both. */
const wordColumns: readonly SheetColumn<AnalyticsRow>[] = [
  textColumn(t(texts.part), (row) => t(partNames[row.part])),
  textColumn(t(texts.period), (row) => t(periodNames[row.period])),
  textColumn(t(texts.label), (row) => row.label),
  numberColumn(t(texts.count), (row) => row.count),
  moneyColumn(t(texts.price), (row) => row.cents),
];

export interface AnalyticsExport {
  readonly format: SheetFormat;
  readonly headings: ExportHeadings;
}

/** The numbers that the analytics' page shows, as a table; who took them is written down first. */
export async function exportAnalytics(
  { db, clock, keys }: ContractsContext,
  request: AnalyticsRequest,
  { format, headings }: AnalyticsExport,
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
    name: days === null ? `analisi-${named(period, headings)}-${romeDate(at)}` : `analisi-${days.from}-${days.to}`,
    columns: headings === 'words' ? wordColumns : fieldColumns,
    pages: [rows],
    rows: rows.length,
    at,
  });
}

/** A period in a file's name: its code for programs, `questo-mese` for people. */
function named(period: AnalyticsRequest['period'], headings: ExportHeadings): string {
  return headings === 'words' ? t(periodNames[period]).toLowerCase().replaceAll(' ', '-') : period;
}
