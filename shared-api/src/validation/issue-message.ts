import type * as z from 'shared-api/schema';
import { type TextDescriptor, type ValidationKey, validationMessages } from './validation';

type Issue = z.core.$ZodIssue;

export interface IssueMessage {
  readonly descriptor: TextDescriptor;
  readonly values: Readonly<Record<string, string | number>>;
}

const byId = new Map<string, TextDescriptor>(Object.values(validationMessages).map((text) => [text.id, text]));

/** The Italian sentence for what a schema refused: the schema's own, or one that fits the kind of refusal. */
export function issueMessage(issue: Issue): IssueMessage {
  const own = byId.get(issue.message);
  return own
    ? { descriptor: own, values: valuesOf(issue) }
    : { descriptor: validationMessages[keyOf(issue)], values: valuesOf(issue) };
}

function keyOf(issue: Issue): ValidationKey {
  switch (issue.code) {
    case 'invalid_type':
      return needed(issue.input, wrongType(issue.expected));
    case 'invalid_format':
      return needed(issue.input, 'invalid');
    case 'unrecognized_keys':
      return 'unknown';
    case 'invalid_value':
      return needed(issue.input, 'choice');
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig';
    default:
      return 'invalid';
  }
}

/** Nothing at all is missing, whatever kind of value was asked for. */
function needed(input: unknown, wrong: ValidationKey): ValidationKey {
  return isNothing(input) ? 'required' : wrong;
}

function wrongType(expected: string): ValidationKey {
  if (expected === 'int') return 'integer';
  return expected === 'number' ? 'number' : 'invalid';
}

function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function valuesOf(issue: Issue): IssueMessage['values'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'custom') return Object.fromEntries(Object.entries(issue.params ?? {}).filter(isPrintable));
  return {};
}

function isPrintable(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

/**
 * The field that an issue belongs to, as the error object's key: `wheres.0.field`. An unknown field is reported at
 * its own name, so one issue may stand for several fields.
 */
export function issueFields(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}
