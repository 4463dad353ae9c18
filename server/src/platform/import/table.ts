import { formatDay } from '../i18n';

/** What stands in a cell; a date of a spreadsheet is the time that its cell shows, as if it were UTC. */
export type FilledCell = string | number | boolean | Date;
/** A cell whose formula came to nothing: nobody has calculated it, which programs leave to Excel, or it has an error. */
export interface Uncalculated {
  /** As it is typed, `=B2*2`; of an error what the cell shows, `#N/D`. */
  readonly formula: string;
}
export type Cell = FilledCell | Uncalculated | null;

export interface TableLine {
  /** Counted from 1, the heading's line, empty ones too. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A file as people see it: headings, and the lines that hold anything. */
export interface Table {
  readonly headings: readonly string[];
  /** Where empty rows stand above the headings. */
  readonly headingLine?: number;
  readonly lines: readonly TableLine[];
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
}

export function isFilled(cell: Cell | undefined): cell is FilledCell {
  return (
    cell !== undefined && cell !== null && !isUncalculated(cell) && (typeof cell !== 'string' || cell.trim() !== '')
  );
}

/** The errors of formulas, as Excel saves them, in Italian too. */
const formulaError =
  /^#(N\/[AD]|DIV\/0!|(REF|RIF|VALUE|VALORE|NUM|NULL|NULLO|SPILL|ESPANSIONE|CALC|CALCOLO)!|(NAME|NOME)\?)$/;

/** Whether a text is the error that a formula came to: no value, which a column of texts would take for one. */
export function isFormulaError(text: string): boolean {
  return formulaError.test(text);
}

/** Whether a cell is a formula whose result the file does not have. */
export function isUncalculated(cell: Cell | undefined): cell is Uncalculated {
  return typeof cell === 'object' && cell !== null && 'formula' in cell;
}

/** Whether a person sees something in a cell, or meant to. */
export function holdsAnything(cell: Cell | undefined): boolean {
  return isFilled(cell) || isUncalculated(cell);
}

/** A cell as a person typed it, short enough for a report. */
export function cellText(cell: Cell | undefined): string | null {
  if (isUncalculated(cell)) return clipped(cell.formula);
  if (!isFilled(cell)) return null;
  return clipped(writtenText(cell));
}

/** A cell in Italian, as its column reads it again from a text: a day of a workbook stays a day without an hour. */
export function writtenText(cell: FilledCell): string {
  if (cell instanceof Date) return writtenTime(shownTime(cell));
  if (typeof cell === 'boolean') return cell ? 'sì' : 'no';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell.trim();
}

function writtenTime(shown: string): string {
  return shown === '' ? '' : `${formatDay(shown)} ${shown.slice(11)}`.trim();
}

/**
 * A date of a spreadsheet as `2026-11-21`, or `2026-11-21T10:30` where it has an hour; empty when it is none. Excel counts
 * seconds in fractions of a day; the minute is what people see.
 */
export function shownTime(cell: Date): string {
  if (Number.isNaN(cell.getTime())) return '';
  const shown = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString();
  return shown.slice(11, 16) === '00:00' ? shown.slice(0, 10) : shown.slice(0, 16);
}

/** A workbook keeps a text once for all the cells that show it: a report, which repeats it, must not take it whole. */
export function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
