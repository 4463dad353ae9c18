import type { ImportChange, ImportDifference, ImportError, ImportLine, ImportReport } from 'shared-api/entities';
import { t } from '../i18n';
import { importMessages } from './import.messages';
import type { ImportedRecords } from './read-records';
import { rowsToCorrect } from './rows-to-correct';

interface Findings {
  readonly lines: readonly ImportLine[];
  readonly errors: readonly ImportError[];
  readonly differences: readonly ImportDifference[];
}

/** What is told of an import before it is written. */
export function importReport(imported: ImportedRecords, { lines, errors, differences }: Findings): ImportReport {
  const count = (change: ImportChange) => lines.filter((line) => line.change === change).length;
  return {
    rows: imported.table.lines.length,
    create: count('create'),
    update: count('update'),
    unchanged: count('unchanged'),
    errors: inFileOrder(errors, imported.table.headings),
    differences: [...differences],
    lines: [...lines],
    rows_to_correct: lines.some(({ change }) => change === 'error') ? rowsToCorrect(imported) : [],
    notes: notesOf(imported),
    headings: [...imported.table.headings],
    mapping: mappingOf(imported),
    import_id: null,
  };
}

/** By line, within one from left to right: what concerns the line as a whole first, what the file has no column of last. */
function inFileOrder(errors: readonly ImportError[], headings: readonly string[]): ImportError[] {
  const placeOf = ({ column }: ImportError) => {
    if (column === null) return -1;
    const place = headings.indexOf(column);
    return place < 0 ? headings.length : place;
  };
  return [...errors].sort((a, b) => a.line - b.line || placeOf(a) - placeOf(b));
}

function notesOf({ table, map }: ImportedRecords): string[] {
  const columns = map.unused.join(', ');
  return [...table.notes, ...(columns === '' ? [] : [t(importMessages.unusedColumns, { columns })])];
}

function mappingOf({ table, map }: ImportedRecords): Record<string, string> {
  return Object.fromEntries([...map.places].map(([field, place]) => [table.headings[place] ?? '', field]));
}
