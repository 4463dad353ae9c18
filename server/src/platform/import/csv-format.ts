const delimiters = [';', ',', '\t'] as const;

/** How a CSV text is to be parsed. */
export interface CsvFormat {
  readonly delimiter: string;
  /** The line of the heading, counted from 1. */
  readonly from_line: number;
}

/**
 * The separator that a CSV's first line tells, as Excel does (`sep=;`), with the heading in the second; else whichever of
 * semicolon, comma and tab the first line that is not empty uses most.
 */
export function csvFormat(text: string): CsvFormat {
  const [first = ''] = text.split(/\r?\n/, 1);
  const told = /^\ufeff?sep=([^\p{L}\d"])$/iu.exec(first)?.[1];
  if (told !== undefined) return { delimiter: told, from_line: 2 };
  const [filled = ''] = /\S.*/.exec(text) ?? [];
  const counted = delimiters.map((delimiter) => ({ delimiter, count: filled.split(delimiter).length }));
  return { delimiter: counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter, from_line: 1 };
}
