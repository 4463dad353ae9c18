import { CsvError, parse } from 'csv-parse/sync';
import { csvFormat } from './csv-format';
import { importMessages } from './import.messages';
import { maxColumns, maxLines } from './limits';
import { refuseFile } from './refuse-file';
import type { Cell } from './table';

/** What one cell may hold is little; a quote that never closes would swallow the file. */
const longestRecord = 200_000;
/** Spreadsheets leave empty lines behind the last; a file of nothing but line breaks would have millions. */
const mostEmptyLines = 4 * maxLines;

/**
 * The cells of a CSV text, line by line; quoted cells may hold line breaks.
 * @throws Refusal `validation` on `file`
 */
export function csvLines(text: string): Cell[][] {
  const lines: string[][] = [];
  let aboveHeadings = 0;
  try {
    parse(text, {
      bom: true,
      ...csvFormat(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRecord,
      on_record: (cells: string[]) => {
        if (lines.length === aboveHeadings && !cells.some(isWritten)) aboveHeadings += 1;
        lines.push(takeLine(cells, { above: lines.length, aboveHeadings }));
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error) : error;
  }
  return lines;
}

/** How many lines stand above one, and of them above the headings: those are empty, and no lines of data. */
interface Place {
  readonly above: number;
  readonly aboveHeadings: number;
}

const isWritten = (cell: string) => cell.trim() !== '';

function takeLine(cells: string[], { above, aboveHeadings }: Place): string[] {
  if (cells.length > maxColumns && cells.slice(maxColumns).some(isWritten))
    throw refuseFile(importMessages.tooManyColumns, { line: String(above + 1), max: maxColumns });
  if (above > mostEmptyLines || (above - aboveHeadings > maxLines && cells.some(isWritten)))
    throw refuseFile(importMessages.tooManyLines, { max: maxLines });
  return cells.slice(0, maxColumns);
}

function faultOf(error: CsvError) {
  const line = String(typeof error.lines === 'number' ? error.lines : 1);
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return refuseFile(isOpen ? importMessages.openQuotes : importMessages.unreadableCsv, { line });
}
