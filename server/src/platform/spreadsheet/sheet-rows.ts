import { formatMoney } from 'shared-api/domain';
import { formatDateTime } from '../i18n';
import type { Cell } from './column';
import { styles } from './xlsx-parts';

/** What a cell of Excel holds at most. */
const longest = 32_767;
const dayMs = 86_400_000;
/** Days from 30/12/1899, where Excel's count begins, to 1970. */
const epochDays = 25_569;

/** The first row, in bold. */
export function headingRow(headings: readonly string[]): string {
  return rowOf(
    1,
    headings.map((heading) => (place) => textCell(place, heading, styles.heading)),
  );
}

/** @param number counted from 1, the headings' row */
export function sheetRow(number: number, cells: readonly (Cell | null)[]): string {
  return rowOf(
    number,
    cells.map((cell) => (place) => sheetCell(place, cell)),
  );
}

function rowOf(number: number, cells: readonly ((place: string) => string)[]): string {
  return `<row r="${number}">${cells.map((cell, index) => cell(columnName(index) + number)).join('')}</row>`;
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
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
  const [day = 1, month = 1, year = 1970, hour = 0, minute = 0] = formatDateTime(instant).split(/\D/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) / dayMs + epochDays;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes what XML reads as markup and leaves out what it cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>\r]/g, (one) => entities[one] ?? '');
}
