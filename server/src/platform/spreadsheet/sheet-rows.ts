import { formatMoney, romeClock } from 'shared-api/domain';
import type { Cell } from './column';
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
export function sheetRow(number: number, cells: readonly (Cell | null)[]): string {
  return `<row r="${number}">${cells.map((cell, index) => sheetCell(`${columnName(index)}${number}`, cell)).join('')}</row>`;
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

function sheetCell(place: string, cell: Cell | null): string {
  switch (cell?.kind) {
    case undefined:
      return '';
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
  return Date.parse(`${romeClock(instant)}Z`) / dayMs + epochDays;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes what XML reads as markup and leaves out what it cannot hold. */
function escapeXml(text: string): string {
  if (!/[^\t\n\u0020-\u0025\u0027-\u003b\u003d\u003f-\ud7ff]/.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>\r]/g, (one) => entities[one] ?? '');
}
