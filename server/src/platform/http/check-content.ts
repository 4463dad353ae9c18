import type { Schema } from 'shared-api/kernel';
import { issueFields, issueMessage } from 'shared-api/messages';
import * as z from 'zod/mini';
import { invalid } from '../errors';
import { messages } from '../errors/messages';
import { t } from '../i18n';

interface Part {
  readonly schema: Schema | undefined;
  readonly value: unknown;
}

/** A map, since a field may bear any name, `__proto__` too. */
type Errors = Map<string, string[]>;

/**
 * Checks path, query and body together, so that every fault is told at once.
 * @returns the checked values, in the order of the parts
 * @throws Refusal `validation`
 */
export function checkTogether(parts: readonly Part[]): unknown[] {
  const errors: Errors = new Map();
  const values = parts.map(({ schema, value }) => {
    if (schema === undefined) return undefined;
    const result = z.safeParse(schema, value, { reportInput: true });
    for (const issue of result.error?.issues ?? []) note(errors, issue);
    return result.data;
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

function note(errors: Errors, issue: z.core.$ZodIssue): void {
  const { descriptor, values } = issueMessage(issue);
  for (const field of issueFields(issue)) {
    const key = field === '' ? 'body' : field;
    const known = errors.get(key) ?? [];
    const sentence = t(descriptor, values);
    errors.set(key, known.includes(sentence) ? known : [...known, sentence]);
  }
}
