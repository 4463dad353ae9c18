import { fold } from '../db';
import { t } from '../i18n';
import { importMessages } from './import.messages';
import { type CellValue, type ImportColumn, plainText } from './import-column';
import type { FilledCell } from './table';

const yes: readonly string[] = ['1', 'si', 'vero', 'true', 'yes', 'x'];
const no: readonly string[] = ['0', 'no', 'falso', 'false'];

function readText(cell: FilledCell): CellValue {
  // A date or a yes where a text belongs is a cell in the wrong column; a number is a text such as a CAP.
  return typeof cell === 'string' || typeof cell === 'number'
    ? { value: String(cell).trim() }
    : { fault: t(importMessages.text) };
}

/** A text that must be there. */
export const textColumn: ImportColumn = { read: readText, show: plainText };

/** A text that an empty cell empties. */
export const optionalTextColumn: ImportColumn = { read: readText, empty: '', show: plainText };

/** A text that an empty cell takes away. */
export const nullableTextColumn: ImportColumn = { read: readText, empty: null, show: plainText };

/** A code of a closed set, capitals or not. */
export function choiceColumn(choices: readonly string[]): ImportColumn {
  return { read: (cell) => ({ value: fold(String(cell).trim()) }), show: plainText, remedy: remedyOf(choices) };
}

/** Texts with commas between them; in a cell of several lines each line is one, so that they may hold commas. */
export const listColumn: ImportColumn = {
  read: (cell) => ({ value: parts(cell) }),
  empty: [],
  remedy: t(importMessages.listRemedy),
  show: (value) => (Array.isArray(value) ? plainText(value.join(', ')) : null),
};

/** Codes of a closed set with commas between them. */
export function choicesColumn(choices: readonly string[]): ImportColumn {
  return { ...listColumn, read: (cell) => ({ value: parts(cell).map(fold) }), remedy: remedyOf(choices) };
}

function parts(cell: FilledCell): string[] {
  const text = String(cell).trim();
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function remedyOf(choices: readonly string[]): string {
  return t(importMessages.choiceRemedy, { choices: choices.join(', ') });
}

/** A yes or no, as people and programs write it. */
export const flagColumn: ImportColumn = {
  read(cell) {
    const word = fold(String(cell).trim());
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { fault: t(importMessages.flag) };
  },
  remedy: t(importMessages.flagRemedy),
  show: (value) => (value === true ? 'sì' : 'no'),
};
