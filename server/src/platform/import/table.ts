/** What stands in a cell; a date of a spreadsheet is the time that its cell shows, as if it were UTC. */
export type FilledCell = string | number | boolean | Date;
/** A cell whose formula nobody has calculated: programs that write workbooks leave that to Excel. */
export interface Uncalculated {
  /** As it is typed: `=B2*2`. */
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
  readonly lines: readonly TableLine[];
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
}

export function isFilled(cell: Cell | undefined): cell is FilledCell {
  return (
    cell !== undefined && cell !== null && !isUncalculated(cell) && (typeof cell !== 'string' || cell.trim() !== '')
  );
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
  return clipped(cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : String(cell).trim());
}

/** A workbook keeps a text once for all the cells that show it: a report, which repeats it, must not take it whole. */
export function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
