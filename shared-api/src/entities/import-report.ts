import * as z from 'zod/mini';
import { count, uid } from './fields';

/** One cell of a file that cannot be taken; `line` counts the heading. */
export const importError = z.object({
  line: z.int(),
  column: z.nullable(z.string()),
  value: z.nullable(z.string()),
  reason: z.string(),
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

/** What an import would do, or has done. */
export const importReport = z.object({
  rows: count,
  create: count,
  update: count,
  unchanged: count,
  errors: z.array(importError),
  differences: z.array(importDifference),
  /** Sentences about the file as a whole, such as its encoding. */
  notes: z.array(z.string()),
  /** The headings of the file, for the mapping. */
  headings: z.array(z.string()),
  /** Present once written: what `undo` takes back. */
  import_id: z.nullable(uid),
});
export type ImportReport = z.infer<typeof importReport>;
