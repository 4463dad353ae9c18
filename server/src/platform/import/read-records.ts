import type { ImportError } from 'shared-api/entities';
import { t } from '../i18n';
import type { KnownHeadings } from './heading-name';
import { importMessages } from './import.messages';
import type { ImportColumn } from './import-column';
import { cellFault, lineFault, type Places } from './import-faults';
import type { Fields } from './import-shape';
import { type Headings, headingOf, type Mapping, mapColumns } from './map-columns';
import { holdsAnything, isFilled, isUncalculated, type Table, type TableLine, type Uncalculated } from './table';

/** A line of the file as the API's fields; `faulty` ones have an error already. */
export interface ImportedRecord {
  readonly line: TableLine;
  /** Null when the cell that names the record is empty or wrong. */
  readonly key: string | null;
  /** What tells it from other records: the key, folded where the shape says so. */
  readonly identity: string | null;
  readonly fields: Fields;
  readonly faulty: ReadonlySet<string>;
}

/** A file read line by line; nothing is known yet of what it meets in the database. */
export interface ImportedRecords extends Places {
  readonly records: readonly ImportedRecord[];
  readonly errors: readonly ImportError[];
}

interface Shape {
  readonly columns: Readonly<Record<string, ImportColumn>>;
  readonly key: string;
  readonly identityOf?: (key: string) => string;
  readonly headings?: Headings;
}

/** How the columns of a file are to be read. */
export interface Told {
  /** As whoever imports chose; undefined where nothing was chosen. */
  readonly mapping: Mapping | undefined;
  /** As it was chosen for earlier files. */
  readonly before: KnownHeadings;
}

type ReadLine = ImportedRecord & { readonly errors: readonly ImportError[] };

/**
 * Reads each line's cells as the fields that its columns stand for.
 * @throws Refusal `validation` on `mapping`
 */
export function readRecords(table: Table, shape: Shape, { mapping, before }: Told): ImportedRecords {
  const { columns, key, headings } = shape;
  const map = mapColumns(table, { fields: Object.keys(columns), headings, told: before }, mapping);
  const places = { table, map, columns };
  const missing = map.places.has(key)
    ? []
    : [lineFault(table.headingLine ?? 1, t(importMessages.missingColumn, { field: headingOf(key, headings) }))];
  const headingErrors = [...map.errors, ...missing];
  if (headingErrors.length > 0) return { ...places, records: [], errors: headingErrors };

  const records = table.lines.map((line) => readLine(line, places, shape));
  const errors = [...records.flatMap((record) => record.errors), ...doubleKeys(records, places, key)];
  return { ...places, records, errors };
}

/** The keys that a file names, to look for what is there already. */
export function keysOf({ records }: ImportedRecords): string[] {
  return [...new Set(records.flatMap(({ identity }) => (identity === null ? [] : [identity])))];
}

function readLine(line: TableLine, places: Places, { key: keyField, identityOf = (key) => key }: Shape): ReadLine {
  const fields = new Map<string, unknown>();
  const faulty = new Set<string>();
  const errors = surplusCells(line, places.table);
  for (const [field, place] of places.map.places) {
    const column = places.columns[field];
    const cell = line.cells[place];
    if (column === undefined) continue;
    if (isUncalculated(cell)) {
      faulty.add(field);
      errors.push(cellFault(places, line, { field, ...uncalculated(cell) }));
      continue;
    }
    if (!isFilled(cell)) {
      if (column.empty !== undefined) fields.set(field, column.empty);
      continue;
    }
    const found = column.read(cell);
    if ('value' in found) {
      fields.set(field, found.value);
      continue;
    }
    faulty.add(field);
    errors.push(cellFault(places, line, { field, reason: found.fault }));
  }
  const found = fields.get(keyField);
  const key = typeof found === 'string' && found !== '' ? found : null;
  return {
    line,
    key,
    identity: key === null ? null : identityOf(key),
    fields: Object.fromEntries(fields),
    faulty,
    errors,
  };
}

function uncalculated({ formula }: Uncalculated) {
  return formula.startsWith('=')
    ? { reason: t(importMessages.uncalculated), remedy: t(importMessages.uncalculatedRemedy) }
    : { reason: t(importMessages.formulaError), remedy: t(importMessages.formulaErrorRemedy) };
}

/** Cells beyond the headings: a separator too many, or a quote that is missing. */
function surplusCells({ line, cells }: TableLine, { headings }: Table): ImportError[] {
  const count = cells.findLastIndex(holdsAnything) + 1;
  return count <= headings.length
    ? []
    : [lineFault(line, t(importMessages.surplusCells, { cells: count, headings: headings.length }))];
}

function doubleKeys(records: readonly ImportedRecord[], places: Places, keyField: string): ImportError[] {
  const firstLine = new Map<string, number>();
  return records.flatMap(({ identity, line }) => {
    if (identity === null) return [];
    const earlier = firstLine.get(identity);
    if (earlier === undefined) {
      firstLine.set(identity, line.line);
      return [];
    }
    return [cellFault(places, line, { field: keyField, reason: t(importMessages.doubleKey, { line: earlier }) })];
  });
}
