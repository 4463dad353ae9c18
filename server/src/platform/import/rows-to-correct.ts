import type { ImportRow } from 'shared-api/entities';
import type { ImportColumn } from './import-column';
import type { Places } from './import-faults';
import { type Cell, holdsAnything, isUncalculated, writtenText } from './table';

/** A workbook keeps a text once for all the cells that show it: a report, which repeats it, carries no more than this. */
const mostLetters = 4_000_000;

/** Every line of a file as it can be written again, to be corrected there; none when they are too long for a report. */
export function rowsToCorrect({ table, map, columns }: Places): ImportRow[] {
  const columnAt = new Map([...map.places].map(([field, place]) => [place, columns[field]]));
  const rows = table.lines.map(({ line, cells }) => ({
    line,
    cells: cells
      .slice(0, cells.findLastIndex(holdsAnything) + 1)
      .map((cell, place) => writtenAgain(cell, columnAt.get(place))),
  }));
  const letters = rows.reduce((sum, { cells }) => cells.reduce((all, cell) => all + cell.length, sum), 0);
  return letters > mostLetters ? [] : rows;
}

/** A number of a workbook is written as its column reads it in a text, a date as the workbook shows it. */
function writtenAgain(cell: Cell, column: ImportColumn | undefined): string {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  if (isUncalculated(cell)) return cell.formula;
  if (cell instanceof Date) return writtenText(cell);
  const unclear = column?.unclear?.(cell) ?? null;
  if (unclear !== null) return unclear;
  const found = column?.read(cell);
  const shown = column !== undefined && found !== undefined && 'value' in found ? column.show(found.value) : null;
  return shown ?? writtenText(cell);
}
