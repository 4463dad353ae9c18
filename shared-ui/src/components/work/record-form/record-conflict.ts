import type { FieldPath, FieldValues } from 'shared-ui/forms';
import type { ComparedField, Side } from '../compare/compared-fields';

/** A field of a record's form: its name for people, and its value as a text to read and compare. */
export interface RecordField<Values extends FieldValues> {
  readonly name: FieldPath<Values> & keyof Values;
  readonly label: string;
  read(values: Values): string;
}

/** Who saved a record before, and when. */
export interface Saver {
  readonly who: string | null;
  /** An instant; null where it is not known. */
  readonly savedAt: string | null;
}

/** Somebody else saved first: both versions, and what can be done about it. */
export interface Conflict {
  readonly saver: Saver | null;
  readonly fields: readonly ComparedField[];
  /** To the form, with everything that was typed. */
  back(): void;
  keepTheirs(): void;
  saveChosen(kept: Readonly<Record<string, Side>>): void;
}

/** The three versions of a form: as it was opened, as it stands on the server now, and as it was typed. */
export interface Versions<Values> {
  readonly base: Values;
  readonly theirs: Values;
  readonly mine: Values;
}

/** The fields of the three versions side by side. */
export function compareFields<Values extends FieldValues>(
  fields: readonly RecordField<Values>[],
  { base, theirs, mine }: Versions<Values>,
): ComparedField[] {
  return fields.map(({ name, label, read }) => ({
    key: name,
    label,
    base: read(base),
    theirs: read(theirs),
    mine: read(mine),
  }));
}

/** What was kept of one's own on top of theirs. What is no field of the page, as a tick that confirms, stays as it is. */
export function mergeFields<Values extends FieldValues>(
  fields: readonly RecordField<Values>[],
  { theirs, mine }: Pick<Versions<Values>, 'theirs' | 'mine'>,
  kept: Readonly<Record<string, Side>>,
): Values {
  const merged = { ...mine };
  for (const { name } of fields) if (kept[name] !== 'mine') merged[name] = theirs[name];
  return merged;
}
