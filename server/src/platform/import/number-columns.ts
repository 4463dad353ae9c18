import { formatMoney } from 'shared-api/domain';
import { formatNumber, t } from '../i18n';
import { importMessages } from './import.messages';
import { type CellValue, type ImportColumn, plainText } from './import-column';
import type { FilledCell } from './table';

/** Thousands in threes, by dots, blanks or apostrophes (`1.234`, `1 234`). */
const grouped = /^-?\d{1,3}([.\s'’]\d{3})+$/;

/** An amount as JSON carries it: `1.180,00 €`, `1180.5` and `1,180.00` are all understood. */
export const moneyColumn: ImportColumn = {
  read: (cell) => hundredths(cell, /€|eur(o)?/gi) ?? { fault: t(importMessages.amount) },
  remedy: t(importMessages.amountRemedy),
  show: (value) => plainText(value)?.replace('.', ',') ?? null,
};

/** A discount, an amount or a percentage: another column tells which; it may be missing. */
export const nullableDiscountColumn: ImportColumn = {
  ...moneyColumn,
  read: (cell) => hundredths(cell, /€|eur(o)?|%/gi) ?? { fault: t(importMessages.amount) },
  unclear: unclearShare,
  empty: null,
};

/** A percentage as JSON carries it, `22.00`. */
export const percentageColumn: ImportColumn = {
  read: (cell) => hundredths(cell, /%/g) ?? { fault: t(importMessages.percentage) },
  remedy: t(importMessages.percentageRemedy),
  unclear: unclearShare,
  show: moneyColumn.show,
};

/** A bare 0.1 may be 10 % or 0,1 %: written as a text it would be taken for the latter without a question. */
function unclearShare(cell: FilledCell): string | null {
  if (typeof cell !== 'number' || cell <= 0 || cell >= 1) return null;
  return t(importMessages.unclearShare, { shown: cell * 100, written: cell });
}

/**
 * A whole number, with or without its thousands apart.
 * @param example one that this column takes
 */
export const wholeColumn = (example: number): ImportColumn => ({
  read(cell) {
    const text = typeof cell === 'number' ? String(cell) : String(cell).trim();
    const digits = typeof cell !== 'number' && grouped.test(text) ? text.replace(/[.\s'’]/g, '') : text;
    return /^-?\d{1,15}$/.test(digits) ? { value: Number(digits) } : { fault: t(importMessages.whole) };
  },
  remedy: t(importMessages.wholeRemedy, { example }),
  show: showWhole,
});

/** A whole number that may be missing. */
export const nullableWholeColumn = (example: number): ImportColumn => ({ ...wholeColumn(example), empty: null });

/** A whole number as people read it, "60.000". */
export function showWhole(value: unknown): string | null {
  return typeof value === 'number' ? formatNumber(value) : null;
}

/** A number with as many decimals as it has, such as a latitude; it may be missing. */
export const nullableDecimalColumn: ImportColumn = {
  read(cell) {
    const text = String(cell).trim().replace(',', '.');
    return /^-?\d{1,9}(\.\d{1,15})?$/.test(text) ? { value: Number(text) } : { fault: t(importMessages.decimal) };
  },
  remedy: t(importMessages.decimalRemedy),
  empty: null,
  show: (value) => plainText(value)?.replace('.', ',') ?? null,
};

/** A number of two decimals at most as `1234.56`; null when it is none. */
function hundredths(cell: FilledCell, marks: RegExp): CellValue | null {
  if (typeof cell === 'number') {
    const counted = Math.round(cell * 100);
    return Math.abs(cell * 100 - counted) < 1e-6 && Math.abs(counted) < 1e11 ? { value: formatMoney(counted) } : null;
  }
  if (typeof cell !== 'string') return null;
  const match = /^(-?\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainNumber(cell.replace(marks, '').trim()));
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  return { value: `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${decimals.padEnd(2, '0')}` };
}

/** The decimal mark is the last comma or dot, unless three digits after a dot say that it parts thousands. */
function plainNumber(text: string): string {
  if (grouped.test(text)) return text.replace(/[.\s'’]/g, '');
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (decimal < 0) return text;
  const whole = text.slice(0, decimal);
  const isGrouped = /^-?\d{1,3}([.,\s'’]\d{3})*$/.test(whole) || /^-?\d+$/.test(whole);
  return isGrouped ? `${whole.replace(/[.,\s'’]/g, '')}.${text.slice(decimal + 1)}` : text;
}
