import type { ImportDifference, ImportError, ImportLine, ImportReport } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { canonicalJson } from '../keys';
import { checkRecord, type RecordFault, without } from './check-record';
import { importReport } from './import-report';
import type { Fields, ImportShape } from './import-shape';
import type { ImportedRecord, ImportedRecords } from './read-records';
import { type Cell, cellText, clipped } from './table';

/** What an import will write, and what is told of it. With any error there is nothing to write. */
export interface ImportPlan<New, Changes> {
  readonly creates: readonly New[];
  /** Only records that something changes for. */
  readonly updates: readonly { readonly key: string; readonly changes: Changes }[];
  readonly report: ImportReport;
}

export interface Surroundings {
  /** The records that are there, by what tells them apart, as the API shows them. */
  readonly existing: ReadonlyMap<string, Fields>;
  /** What new records have where the file says nothing. */
  readonly defaults?: Fields;
  /**
   * Rules across fields, on the record as it would become; what could not be read is not in it.
   * @param cellOf what the file itself holds for a field, where how it is written says more than its value
   */
  check?(after: Fields, before: Fields | null, cellOf: (field: string) => Cell | undefined): readonly RecordFault[];
}

/** What one line comes to. */
type Outcome<New, Changes> =
  | { readonly change: 'create'; readonly value: New }
  | { readonly change: 'update'; readonly value: Changes; readonly differences: readonly ImportDifference[] }
  | { readonly change: 'unchanged' }
  | { readonly change: 'error'; readonly errors: readonly ImportError[] };

/** Compares what a file says with what is there, by the schemas of the API. */
export function planImport<New extends Fields, Changes extends Fields>(
  imported: ImportedRecords,
  shape: ImportShape<New, Changes>,
  surroundings: Surroundings,
): ImportPlan<New, Changes> {
  const creates: New[] = [];
  const updates: { key: string; changes: Changes }[] = [];
  const differences: ImportDifference[] = [];
  const errors = [...imported.errors];
  const lines: ImportLine[] = [];
  const refused = new Set(imported.errors.map(({ line }) => line));

  for (const record of imported.records) {
    const outcome = outcomeOf(record, imported, shape, surroundings);
    if (outcome.change === 'create') creates.push(outcome.value);
    if (outcome.change === 'error') errors.push(...outcome.errors);
    if (outcome.change === 'update') {
      updates.push({ key: record.identity ?? '', changes: outcome.value });
      differences.push(...outcome.differences);
    }
    const isRefused = refused.has(record.line.line);
    lines.push({
      line: record.line.line,
      key: record.key === null ? null : clipped(record.key),
      name: nameOf(record, imported, shape.name),
      change: isRefused ? 'error' : outcome.change,
      ...(isRefused ? {} : factsOf(outcome, shape)),
    });
  }
  return { creates, updates, report: importReport(imported, { lines, errors, differences }) };
}

function factsOf<New extends Fields, Changes extends Fields>(
  outcome: Outcome<New, Changes>,
  { facts }: ImportShape<New, Changes>,
): Pick<ImportLine, 'facts'> {
  return outcome.change === 'create' && facts !== undefined ? { facts: facts(outcome.value) } : {};
}

function outcomeOf<New extends Fields, Changes extends Fields>(
  record: ImportedRecord,
  imported: ImportedRecords,
  shape: ImportShape<New, Changes>,
  { existing, defaults = {}, check }: Surroundings,
): Outcome<New, Changes> {
  const before = (record.identity === null ? undefined : existing.get(record.identity)) ?? null;
  const cellOf = (field: string) => cellIn(record, imported, field);
  const checked = <T extends Fields>(schema: z.ZodMiniType<T>, fields: Fields) =>
    checkRecord(imported, record, fields, {
      schema,
      part: shape.changes,
      rules: (value, unread) => check?.(without({ ...before, ...value }, unread), before, cellOf) ?? [],
    });

  if (before === null) {
    const found = checked(shape.newRecord, { ...defaults, ...record.fields });
    return 'value' in found ? { change: 'create', value: found.value } : { change: 'error', errors: found.errors };
  }
  // What the file leaves as it is was taken once, by the rules of then: it keeps nothing else from being changed.
  const same = Object.keys(record.fields).filter((field) => isSame(record.fields[field], before[field]));
  const found = checked(shape.changes, without(record.fields, new Set(same)));
  if ('errors' in found) return { change: 'error', errors: found.errors };
  const differences = differencesOf(record, imported, before, found.value);
  return differences.length === 0 ? { change: 'unchanged' } : { change: 'update', value: found.value, differences };
}

function differencesOf(
  { line, key }: ImportedRecord,
  { columns }: ImportedRecords,
  before: Fields,
  after: Fields,
): ImportDifference[] {
  return Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      line: line.line,
      key: key ?? '',
      field,
      before: columns[field]?.show(before[field]) ?? null,
      after: columns[field]?.show(after[field]) ?? null,
    }));
}

function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

/** A text that is not there may be stored as null or as empty: nobody sees the difference. */
function comparable(value: unknown): string {
  return canonicalJson(value === '' ? null : value);
}

/** The name as the file has it. */
function nameOf(record: ImportedRecord, imported: ImportedRecords, field: string): string | null {
  return cellText(cellIn(record, imported, field));
}

function cellIn({ line }: ImportedRecord, { map }: ImportedRecords, field: string): Cell | undefined {
  const place = map.places.get(field);
  return place === undefined ? undefined : line.cells[place];
}
