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

/** What people call a code that is no word of theirs. */
type Words = Readonly<Record<string, string>>;

/** A code of a closed set or the word for it, capitals or not. */
export function choiceColumn(choices: readonly string[], words: Words = {}): ImportColumn {
  const codeOf = codes(words);
  return {
    read: (cell) => ({ value: codeOf(String(cell).trim()) }),
    show: (value) => plainText(typeof value === 'string' ? (words[value] ?? value) : value),
    remedy: remedyOf(choices, words),
  };
}

/** Texts with commas between them; in a cell of several lines each line is one, so that they may hold commas. */
export const listColumn: ImportColumn = {
  read: (cell) => ({ value: parts(cell) }),
  empty: [],
  remedy: t(importMessages.listRemedy),
  show: (value) => (Array.isArray(value) ? plainText(value.join(', ')) : null),
};

/** Codes of a closed set, or the words for them, with commas between them. */
export function choicesColumn(choices: readonly string[], words: Words = {}): ImportColumn {
  return {
    ...listColumn,
    read: (cell) => ({ value: parts(cell).map(codes(words)) }),
    remedy: remedyOf(choices, words),
    show: (value) => listColumn.show(Array.isArray(value) ? value.map((code) => words[code] ?? code) : value),
  };
}

/** A code as it is kept, of the code or its word as somebody typed it. */
function codes(words: Words): (typed: string) => string {
  const known = new Map(Object.entries(words).map(([code, word]) => [fold(word), code]));
  return (typed) => known.get(fold(typed)) ?? fold(typed);
}

function parts(cell: FilledCell): string[] {
  const text = String(cell).trim();
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function remedyOf(choices: readonly string[], words: Words): string {
  return t(importMessages.choiceRemedy, { choices: choices.map((code) => words[code] ?? code).join(', ') });
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
