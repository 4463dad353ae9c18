import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { importMessages } from '../import.messages';
import { maxInflatedBytes } from '../limits';
import { refuseFile } from '../refuse-file';
import type { Cell } from '../table';
import { checkBounds } from './check-bounds';
import { markFormulas, uncalculatedIn } from './mark-formulas';
import { openWorkbook, type WorkbookParts } from './open-workbook';
import { showFormatted } from './show-formatted';

/**
 * The cells of the first sheet that people see, row by row.
 * @throws Refusal `validation` on `file`
 */
export async function xlsxLines(archive: Buffer): Promise<Cell[][]> {
  const parts = await openWorkbook(archive);
  checkBounds(parts);
  // What was weighed is what is read, whatever else the archive holds.
  const weighed = Buffer.from(zipSync(Object.fromEntries(showFormatted(markFormulas(parts))), { level: 0 }));
  const rows = await readSheet(weighed, firstSeenSheet(parts)).catch(() => {
    throw refuseFile(importMessages.brokenWorkbook);
  });
  const lines = rows.map((row) => row.map(cellOf));
  if (lettersOf(lines) > maxInflatedBytes) throw refuseFile(importMessages.hugeWorkbook);
  return lines;
}

/** A hidden sheet before the others holds what its makers keep for themselves. @returns its number, from 1 */
function firstSeenSheet(parts: WorkbookParts): number {
  const xml = parts.get('xl/workbook.xml')?.toString('utf8') ?? '';
  const sheets = [...xml.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)];
  const seen = sheets.findIndex(([sheet]) => !/\sstate\s*=\s*["'](h|veryH)idden["']/.test(sheet));
  return Math.max(seen, 0) + 1;
}

/** A workbook keeps a text once for all the cells that show it: what is done with each of them is done anew. */
function lettersOf(lines: readonly Cell[][]): number {
  return lines.flat().reduce((sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
}

function cellOf(value: unknown): Cell {
  const formula = uncalculatedIn(value);
  if (formula !== null) return formula;
  const isCell =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  return isCell ? value : null;
}
