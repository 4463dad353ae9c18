import type { ImportReport } from 'shared-api/entities';
import type { ImportField } from './import-adapter';

/** A column as the file heads it; a field that the file has no column of is named as the pages name it. */
export function columnName(
  column: string | null,
  { headings }: Pick<ImportReport, 'headings'>,
  fields: readonly ImportField[],
): string | null {
  if (column === null || headings.includes(column)) return column;
  return fields.find(({ field }) => field === column)?.label ?? column;
}
