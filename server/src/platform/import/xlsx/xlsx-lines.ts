import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { importMessages } from '../import.messages';
import { refuseFile } from '../refuse-file';
import type { Cell } from '../table';
import { checkBounds } from './check-bounds';
import { markFormulas, uncalculatedIn } from './mark-formulas';
import { openWorkbook } from './open-workbook';
import { showPercentages } from './show-percentages';

/**
 * The cells of a workbook's first sheet, row by row, the heading first.
 * @throws Refusal `validation` on `file`
 */
export async function xlsxLines(archive: Buffer): Promise<Cell[][]> {
  const parts = await openWorkbook(archive);
  checkBounds(parts);
  // What was weighed is what is read, whatever else the archive holds.
  const weighed = Buffer.from(zipSync(Object.fromEntries(showPercentages(markFormulas(parts))), { level: 0 }));
  const rows = await readSheet(weighed).catch(() => {
    throw refuseFile(importMessages.brokenWorkbook);
  });
  return rows.map((row) => row.map(cellOf));
}

function cellOf(value: unknown): Cell {
  const formula = uncalculatedIn(value);
  if (formula !== null) return formula;
  const isCell =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  return isCell ? value : null;
}
