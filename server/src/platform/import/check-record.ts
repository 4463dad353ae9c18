import type { ImportError } from 'shared-api/entities';
import { issueFields, issueMessage } from 'shared-api/messages';
import * as z from 'zod/mini';
import { t } from '../i18n';
import { cellFault, type Places } from './import-faults';
import type { Fields } from './import-shape';
import type { ImportedRecord } from './read-records';

/** A fault that the schemas do not know of. */
export interface RecordFault {
  readonly field: string;
  readonly reason: string;
}

export type CheckedRecord<T> = { readonly value: T } | { readonly errors: readonly ImportError[] };

/** Checks a line's fields as the API checks a body; a cell that could not be read is not blamed twice. */
export function checkRecord<T extends Fields>(
  places: Places,
  { line, faulty }: ImportedRecord,
  schema: z.ZodMiniType<T>,
  fields: Fields,
  rules: (value: T) => readonly RecordFault[],
): CheckedRecord<T> {
  const result = z.safeParse(schema, fields, { reportInput: true });
  const faults = result.success ? rules(result.data) : result.error.issues.flatMap(faultsOf);
  if (result.success && faults.length === 0 && faulty.size === 0) return { value: result.data };
  const told = faults.filter(({ field }) => !faulty.has(field));
  return { errors: told.map(({ field, reason }) => cellFault(places, line, field, reason)) };
}

/** A fault inside a list belongs to the whole cell. */
function faultsOf(issue: z.core.$ZodIssue): RecordFault[] {
  const { descriptor, values } = issueMessage(issue);
  return issueFields(issue).map((path) => ({ field: path.split('.')[0] ?? path, reason: t(descriptor, values) }));
}
