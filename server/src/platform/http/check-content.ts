import type { Schema } from 'shared-api/kernel';
import { issueFields, issueMessage } from 'shared-api/messages';
import * as z from 'zod/mini';
import { invalid } from '../errors';
import { messages } from '../errors/messages';
import { t } from '../i18n';
import { sizeIssues } from './size-issues';

interface Part {
  readonly schema: Schema | undefined;
  readonly value: unknown;
}

/** A map, since a field may have any name, even `__proto__`. */
type Errors = Map<string, string[]>;

/** Limits on the error messages of one answer: nobody reads more, and each costs time to compose. */
const most = { sentencesOfOneField: 10, sentences: 100 };

/**
 * Validates path, query and body together, so that one answer names every error, up to 10 per field and 100 in all. Of
 * a value that exceeds a size limit only that is reported: it is not validated further.
 * @returns the checked values, in the order of the parts
 * @throws Refusal `validation`
 */
export function checkTogether(parts: readonly Part[]): unknown[] {
  const errors: Errors = new Map();
  const values = parts.map(({ schema, value }) => {
    if (schema === undefined) return undefined;
    const tooLarge = sizeIssues(schema, value);
    const result = tooLarge.length > 0 ? null : z.safeParse(schema, value, { reportInput: true });
    noteAll(errors, result?.error?.issues ?? tooLarge);
    return result?.data;
  });
  if (errors.size > 0) throw invalid(Object.fromEntries(errors), t(messages.validation));
  return values;
}

/**
 * Checks what a use case put together, as a body is checked.
 * @throws Refusal `validation`
 */
export function checkContent<S extends Schema>(schema: S, value: unknown): z.infer<S> {
  checkTogether([{ schema, value }]);
  return z.parse(schema, value);
}

function noteAll(errors: Errors, issues: readonly z.core.$ZodIssue[]): void {
  let room = most.sentences - [...errors.values()].flat().length;
  for (const issue of issues) {
    if (room <= 0) return;
    room -= note(errors, issue, room);
  }
}

/** @returns how many sentences were added */
function note(errors: Errors, issue: z.core.$ZodIssue, room: number): number {
  const { descriptor, values } = issueMessage(issue);
  const sentence = t(descriptor, values);
  let added = 0;
  for (const field of issueFields(issue)) {
    if (added === room) break;
    const key = field === '' ? 'body' : field;
    const known = errors.get(key) ?? [];
    if (known.includes(sentence) || known.length === most.sentencesOfOneField) continue;
    errors.set(key, [...known, sentence]);
    added += 1;
  }
  return added;
}
