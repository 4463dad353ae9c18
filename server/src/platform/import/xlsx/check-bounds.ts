import { importMessages } from '../import.messages';
import { maxColumns, maxLines } from '../limits';
import { refuseFile } from '../refuse-file';
import type { WorkbookParts } from './open-workbook';

/** Excel's own last row; beyond it nothing is a sheet. */
const lastRow = 1_048_576;
/** A row or cell up to the next tag: within a tag stands no `<`, so that each character is looked at once. */
const opening = /<(?:\w+:)?(row|c)\s([^<]*)/g;
const place = /(?:^|\s)r\s*=\s*["']([A-Za-z]*)(\d+)["']/g;

/** A tag with the text behind it: a cell's 32,767 characters, each escaped. The reader's time grows with its square. */
const longestStretch = 250_000;

/**
 * Looks at the tags, and at the places that rows and cells say they have, before anything makes room for them: one cell
 * in column XFD, or row 900000000, would make millions of empty ones.
 * @throws Refusal `validation` on `file`
 */
export function checkBounds(parts: WorkbookParts): void {
  for (const [path, content] of parts) {
    const xml = content.toString('utf8');
    checkTags(xml);
    if (!path.endsWith('sharedStrings.xml')) checkPlaces(xml);
  }
}

/** A tag that does not end before the next one begins is looked for through the rest of the file. */
function checkTags(xml: string): void {
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const next = xml.indexOf('<', at + 1);
    const end = next === -1 ? xml.length : next;
    const close = xml.indexOf('>', at);
    if (close === -1 || close > end || end - at > longestStretch) throw refuseFile(importMessages.brokenWorkbook);
    at = next;
  }
}

function checkPlaces(xml: string): void {
  let headings: number | null = null;
  for (const [, name, attributes = ''] of xml.matchAll(opening)) {
    if (name === 'c' && isEmpty(attributes)) continue;
    for (const [, column = '', row = ''] of attributes.matchAll(place)) {
      if (name === 'row') checkRow(Number(row));
      else {
        checkCell(column, Number(row), headings ?? 1);
        headings ??= Number(row);
      }
    }
  }
}

function checkRow(row: number): void {
  if (row > lastRow) throw refuseFile(importMessages.brokenWorkbook);
}

/** @param headings the row of the first cell that holds something: what is empty above it is no line */
function checkCell(column: string, row: number, headings: number): void {
  if (columnNumber(column) > maxColumns)
    throw refuseFile(importMessages.tooManyColumns, { line: row, max: maxColumns });
  if (row > maxLines + headings) throw refuseFile(importMessages.tooManyLines, { max: maxLines });
}

/** A cell that holds nothing closes itself: `/>` outside of any quotes. */
function isEmpty(attributes: string): boolean {
  const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '');
  return unquoted.trimEnd().endsWith('/>') && !/["']/.test(unquoted);
}

/** A is 1, Z is 26, AA is 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
