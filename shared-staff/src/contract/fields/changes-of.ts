import type { IntlShape } from 'shared-ui/intl';
import { fieldLabel, isCompared } from './field-labels';
import { fieldText } from './field-text';

/** A field that was, or will be, corrected. */
export interface FieldChange {
  readonly field: string;
  readonly label: string;
  /** As they are read; empty where there was nothing. */
  readonly before: string;
  readonly after: string;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What an edit changed, field by field, out of `before` and `after`. */
export function changesOf(data: { before?: unknown; after?: unknown }, intl: IntlShape): FieldChange[] {
  const { before, after } = data;
  if (!isRecord(after)) return [];
  return Object.keys(after)
    .filter(isCompared)
    .map((field) => ({
      field,
      label: fieldLabel(field, intl),
      before: fieldText(field, isRecord(before) ? before[field] : undefined, intl),
      after: fieldText(field, after[field], intl),
    }))
    .filter((change) => change.before !== change.after);
}
