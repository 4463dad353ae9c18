import { importMessages } from '../import.messages';
import { maxColumns, maxLines } from '../limits';
import { refuseFile } from '../refuse-file';
import type { WorkbookParts } from './open-workbook';

/** Excel's own last row; beyond it nothing is a sheet. */
const lastRow = 1_048_576;
const rowPlace = /<(?:\w+:)?row\s[^>]*?\br\s*=\s*["'](\d+)["']/g;
/** A cell that holds something: an empty one closes itself. */
const cellPlace = /<(?:\w+:)?c\s(?:[^>]*?\s)?r\s*=\s*["']([A-Za-z]+)(\d+)["'](?:[^>]*[^/])?>/g;

/**
 * Looks at the places that rows and cells say they have, before anything makes room for them: one cell in column XFD,
 * or row 900000000, would make millions of empty ones.
 * @throws Refusal `validation` on `file`
 */
export function checkBounds(parts: WorkbookParts): void {
  for (const [path, content] of parts) {
    if (path.endsWith('.xml') && !path.endsWith('sharedStrings.xml')) checkPart(content.toString('utf8'));
  }
}

function checkPart(xml: string): void {
  for (const [, row] of xml.matchAll(rowPlace)) {
    if (Number(row) > lastRow) throw refuseFile(importMessages.brokenWorkbook);
  }
  for (const [, column = '', row = ''] of xml.matchAll(cellPlace)) {
    if (columnNumber(column) > maxColumns)
      throw refuseFile(importMessages.tooManyColumns, { line: row, max: maxColumns });
    if (Number(row) > maxLines + 1) throw refuseFile(importMessages.tooManyLines, { max: maxLines });
  }
}

/** A is 1, Z is 26, AA is 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
