import * as z from 'shared-api/schema';
import { count, instant, uid } from './fields';

/** One cell of a file that cannot be taken; `line` counts the heading. */
export const importError = z.object({
  line: z.int(),
  column: z.nullable(z.string()),
  value: z.nullable(z.string()),
  reason: z.string(),
  /** What to write instead, in a few words. */
  remedy: z.nullable(z.string()),
});
export type ImportError = z.infer<typeof importError>;

/** One field that the import changes. */
export const importDifference = z.object({
  line: z.int(),
  key: z.string(),
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ImportDifference = z.infer<typeof importDifference>;

export const importChange = z.enum(['error', 'create', 'update', 'unchanged']);
export type ImportChange = z.infer<typeof importChange>;

/** One line of the file below its heading: what becomes of it. */
export const importLine = z.object({
  line: z.int(),
  /** What the record is known by (a package's `sku`) and its name; null where the line has none. */
  key: z.nullable(z.string()),
  name: z.nullable(z.string()),
  change: importChange,
  /** Of a new record: what it is at a glance, by field. */
  facts: z.optional(z.record(z.string(), z.nullable(z.string()))),
});
export type ImportLine = z.infer<typeof importLine>;

/** A line of the file as it can be written again: cells as text, in the columns of the file. */
export const importRow = z.object({ line: z.int(), cells: z.array(z.string()) });
export type ImportRow = z.infer<typeof importRow>;

/** What an import would do, or has done. */
export const importReport = z.object({
  rows: count,
  create: count,
  update: count,
  unchanged: count,
  errors: z.array(importError),
  differences: z.array(importDifference),
  /** Every line of the file in its order. */
  lines: z.array(importLine),
  /** Where a line has an error every line, to be corrected in a file; empty when they are more than a report carries. */
  rows_to_correct: z.array(importRow),
  /** Sentences about the file as a whole, such as its encoding. */
  notes: z.array(z.string()),
  /** The headings of the file, for the mapping. */
  headings: z.array(z.string()),
  /** The field that each heading was read as; a heading that is missing here is not taken. */
  mapping: z.record(z.string(), z.string()),
  /** Present once written: what `undo` takes back. */
  import_id: z.nullable(uid),
});
export type ImportReport = z.infer<typeof importReport>;

/** An import that was written. */
export const importRun = z.object({
  import_id: uid,
  at: instant,
  by: z.nullable(z.string()),
  file_name: z.string(),
  rows: count,
});
export type ImportRun = z.infer<typeof importRun>;
