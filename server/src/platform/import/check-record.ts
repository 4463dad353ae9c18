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
  /** What the rule looks at besides: where one of these could not be read, nobody knows whether it holds. */
  readonly weighs?: readonly string[];
  readonly reason: string;
  /** What to write instead, where it is not what the column always says; null where the reason says enough. */
  readonly remedy?: string | null;
  /** The part of the cell that is at fault. */
  readonly value?: string;
}

export type CheckedRecord<T> = { readonly value: T } | { readonly errors: readonly ImportError[] };

interface Checks<T> {
  /** Of the record as a whole. */
  readonly schema: z.ZodMiniType<T>;
  /** Of any part of it, for the rules that look at what could be read. */
  readonly part: z.ZodMiniType<Fields>;
  /** @param unread what the value lacks because it could not be read */
  rules(value: Fields, unread: ReadonlySet<string>): readonly RecordFault[];
}

/**
 * Checks a line's fields as the API checks a body, and what could be read by the rules across fields, so that one round
 * tells all. A cell that could not be read is not blamed twice.
 */
export function checkRecord<T extends Fields>(
  places: Places,
  { line, faulty }: ImportedRecord,
  fields: Fields,
  { schema, part, rules }: Checks<T>,
): CheckedRecord<T> {
  const result = z.safeParse(schema, fields, { reportInput: true });
  const refused = result.success ? [] : result.error.issues.flatMap(faultsOf);
  const unread = new Set([...faulty, ...refused.map(({ field }) => field)]);
  const read = result.success ? result : z.safeParse(part, without(fields, unread));
  const across = read.success ? rules(read.data, unread).map(withoutRemedy) : [];
  if (result.success && across.length === 0 && faulty.size === 0) return { value: result.data };
  const told = [
    ...refused.filter(({ field }) => !faulty.has(field)),
    ...across.filter(({ field, weighs = [] }) => ![field, ...weighs].some((one) => unread.has(one))),
  ];
  return { errors: told.map((fault) => cellFault(places, line, fault)) };
}

/** Fields but for some. */
export function without(fields: Fields, some: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !some.has(field)));
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
