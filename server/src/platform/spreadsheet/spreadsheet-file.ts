import { Readable } from 'node:stream';
import { invalid } from '../errors';
import type { FileContent } from '../http';
import { t } from '../i18n';
import type { Pages, SheetColumn } from './column';
import { csvOf } from './csv';
import { spreadsheetMessages } from './spreadsheet.messages';
import { xlsxOf } from './xlsx';

export type SheetFormat = 'csv' | 'xlsx';

const mediaTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** So many bytes may wait for who reads the file while the next rows are written: some three pages. */
const highWaterMark = 1_048_576;

/**
 * Excel opens 1,048,575 rows below the headings. A ZIP without extensions holds a sheet of 4 GiB, which rows of some
 * 4 kB, as a contract's, fill before that.
 */
const mostSheetRows = 500_000;

/** @throws Refusal on `format` for more rows than a workbook can hold */
export function expectHolds(format: SheetFormat, rows: number): void {
  if (format === 'csv' || rows <= mostSheetRows) return;
  throw invalid({ format: [t(spreadsheetMessages.tooManyRows, { rows, max: mostSheetRows })] });
}

export interface Sheet<Row> {
  readonly format: SheetFormat;
  /** The file's name without its ending. */
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly pages: Pages<Row>;
  /** How many rows there are, so that whoever saves the file can show how far it is. */
  readonly rows: number;
  readonly at: Date;
}

/** A table as a file of an answer. */
export function spreadsheetFile<Row>({ format, name, columns, pages, rows, at }: Sheet<Row>): FileContent {
  const content = format === 'csv' ? csvOf(columns, pages) : xlsxOf(columns, pages, at);
  return {
    content: Readable.from(content, { objectMode: false, highWaterMark }),
    mediaType: mediaTypes[format],
    name: `${name}.${format}`,
    rows,
  };
}
