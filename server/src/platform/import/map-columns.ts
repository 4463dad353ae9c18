import type { ImportError } from 'shared-api/entities';
import { invalid } from '../errors';
import { t } from '../i18n';
import { headingName, type KnownHeadings } from './heading-name';
import { importMessages } from './import.messages';
import { isFilled, type Table } from './table';

/** Which field each column of a file fills. */
export interface ColumnMap {
  /** Field to the place of its column. */
  readonly places: ReadonlyMap<string, number>;
  readonly unused: readonly string[];
  /** Faults of the heading's line; with any, the lines below cannot be read. */
  readonly errors: readonly ImportError[];
}

/** Other headings by which files name a field; the first is what people are told of it by. */
export type Headings = Readonly<Record<string, readonly string[]>>;

const abbreviations: readonly string[] = ['cap', 'iban'];

/** What a field is called in a sentence, or above a column that we write: "Aliquota", "CAP". */
export function headingOf(field: string, headings: Headings = {}): string {
  const [first = field] = headings[field] ?? [];
  return abbreviations.includes(first) ? first.toUpperCase() : first.charAt(0).toUpperCase() + first.slice(1);
}

interface Known {
  readonly fields: readonly string[];
  readonly headings?: Headings | undefined;
  /** Assignments that people made by hand in earlier imports. */
  readonly told?: KnownHeadings | undefined;
}

/** `{ heading: field }`, as whoever imports chose; an empty field leaves the column out. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * Assigns the columns of a file to fields: by the given mapping, or else by the field's name or one of its other known
 * headings. Case, accents, blanks and text in brackets do not count, with one exception: a heading whose brackets say
 * that VAT is included is not assigned to an amount, since our amounts are net.
 * @throws Refusal `validation` on `mapping` when it names what is not there
 */
export function mapColumns(table: Table, known: Known, mapping: Mapping | undefined): ColumnMap {
  if (mapping !== undefined) checkMapping(table, known.fields, mapping);
  const fieldOf = mapping === undefined ? byName(known.fields) : byMapping(mapping);
  const places = new Map<string, number>();
  const others: { readonly heading: string; readonly place: number }[] = [];
  const errors: ImportError[] = [...headingFaults(table)];
  table.headings.forEach((heading, place) => {
    const field = fieldOf(heading);
    if (field === undefined) {
      if (heading !== '') others.push({ heading, place });
    } else if (!places.has(field)) {
      places.set(field, place);
    } else if (!errors.some(({ column }) => column === heading)) {
      errors.push(
        headingFault(table, heading, t(importMessages.doubleField, { field: headingOf(field, known.headings) })),
      );
    }
  });
  const otherName = mapping === undefined ? byOtherName(known) : () => undefined;
  const unused = others.filter(({ heading, place }) => {
    const field = otherName(heading);
    if (field === undefined || places.has(field)) return true;
    places.set(field, place);
    return false;
  });
  return { places, unused: unused.map(({ heading }) => heading), errors };
}

function checkMapping({ headings }: Table, fields: readonly string[], mapping: Mapping): void {
  const faults = Object.entries(mapping).flatMap(([heading, field]) => {
    if (!headings.includes(heading)) return [t(importMessages.unknownHeading, { heading })];
    return field === '' || fields.includes(field) ? [] : [t(importMessages.unknownField, { field })];
  });
  if (faults.length > 0) throw invalid({ mapping: faults });
}

/** Looks only at the mapping's own keys, since a heading may be called `constructor`. */
function byMapping(mapping: Mapping) {
  const chosen = new Map(Object.entries(mapping));
  return (heading: string) => chosen.get(heading) || undefined;
}

function byName(fields: readonly string[]) {
  const known = new Map(fields.map((field) => [headingName(field), field]));
  return (heading: string) => known.get(headingName(heading));
}

/**
 * Finds a field by its other known headings, for fields without a column of their own name; of several such columns the
 * first is taken. An assignment made by hand earlier takes precedence over our own list.
 */
function byOtherName({ fields, headings = {}, told }: Known) {
  const known = new Map(
    Object.entries(headings).flatMap(([field, names]) => names.map((name) => [headingName(name), field] as const)),
  );
  return (heading: string) => {
    const name = headingName(heading);
    const field = told?.get(name);
    return field !== undefined && fields.includes(field) ? field : known.get(name);
  };
}

function headingFaults(table: Table): ImportError[] {
  const { headings, lines } = table;
  return headings.flatMap((heading, place) => {
    if (heading === '') {
      const hasData = lines.some(({ cells }) => isFilled(cells[place]));
      return hasData ? [headingFault(table, null, t(importMessages.emptyHeading, { column: place + 1 }))] : [];
    }
    return headings.indexOf(heading) < place ? [headingFault(table, heading, t(importMessages.doubleHeading))] : [];
  });
}

function headingFault({ headingLine = 1 }: Table, column: string | null, reason: string): ImportError {
  return { line: headingLine, column, value: column, reason, remedy: null };
}
