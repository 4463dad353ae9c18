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
  /** What to write instead, where it is not what the column always says; null where the reason says enough. */
  readonly remedy?: string | null;
  /** The part of the cell that is at fault. */
  readonly value?: string;
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
  const faults = result.success ? rules(result.data).map(withoutRemedy) : result.error.issues.flatMap(faultsOf);
  if (result.success && faults.length === 0 && faulty.size === 0) return { value: result.data };
  const told = faults.filter(({ field }) => !faulty.has(field));
  return { errors: told.map((fault) => cellFault(places, line, fault)) };
}

/** A rule across fields says itself what is wrong: how a cell is written helps nobody there. */
function withoutRemedy(fault: RecordFault): RecordFault {
  return { remedy: null, ...fault };
}

/** A fault inside a list stands at its cell and names the part; one that tells a limit needs no other remedy. */
function faultsOf(issue: z.core.$ZodIssue): RecordFault[] {
  const { descriptor, values } = issueMessage(issue);
  const tellsLimit = issue.code === 'too_small' || issue.code === 'too_big';
  return issueFields(issue).map((path) => {
    const [field = path, place] = path.split('.');
    return {
      field,
      reason: t(descriptor, values),
      ...(tellsLimit ? { remedy: null } : {}),
      ...(place !== undefined && typeof issue.input === 'string' ? { value: issue.input } : {}),
    };
  });
}
