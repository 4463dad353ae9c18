import { formatMoney, romeMinutes } from 'shared-api/domain';
import type { Cell, SheetColumn } from './column';
import { styles } from './xlsx-parts';

/** What a cell of Excel holds at most. */
const longest = 32_767;
const dayMs = 86_400_000;
/** Days from 30/12/1899, where Excel's count begins, to 1970. */
const epochDays = 25_569;

/** The first row, in bold. */
export function headingRow(headings: readonly string[]): string {
  return `<row r="1">${headings.map((heading, index) => textCell(`${columnName(index)}1`, heading, styles.heading)).join('')}</row>`;
}

/** @param number counted from 1, the headings' row */
export function sheetRow<Row>(number: number, columns: readonly SheetColumn<Row>[], row: Row): string {
  let cells = '';
  for (const [index, column] of columns.entries()) {
    const cell = column.cell(row);
    if (cell !== null) cells += sheetCell(`${columnName(index)}${number}`, cell);
  }
  return `<row r="${number}">${cells}</row>`;
}

const names: string[] = [];

/** 0 is A, 25 is Z, 26 is AA. Made once for each column, not for each cell. */
function columnName(index: number): string {
  const known = names[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (index % 26));
  const name = index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
  names[index] = name;
  return name;
}

function sheetCell(place: string, cell: Cell): string {
  switch (cell.kind) {
    case 'text':
      return textCell(place, cell.value, styles.text);
    case 'number':
      return numberCell(place, cell.value, styles.plain);
    case 'money':
      return numberCell(place, formatMoney(cell.value), styles.money);
    case 'instant':
      return numberCell(place, instantSerial(cell.value), styles.instant);
    case 'day':
      return numberCell(place, Date.parse(`${cell.value}T00:00:00Z`) / dayMs + epochDays, styles.day);
    case 'flag':
      return `<c r="${place}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
  }
}

function numberCell(place: string, value: number | string, style: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  const content = escapeXml(text.slice(0, longest));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** The minute as Europe/Rome shows it, as Excel counts it. */
function instantSerial(instant: Date): number {
  return (romeMinutes(instant) * 60_000) / dayMs + epochDays;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes what XML reads as markup and leaves out what it cannot hold. */
function escapeXml(text: string): string {
  if (!/[^\t\n\u0020-\u0025\u0027-\u003b\u003d\u003f-\ud7ff]/.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>\r]/g, (one) => entities[one] ?? '');
}
