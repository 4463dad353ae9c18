import { CompareDialog, type ComparedField, type Side } from 'shared-ui/work';

/** Who saved in between, and when. */
export interface Saver {
  readonly who: string | null;
  /** An instant. */
  readonly savedAt: string;
}

export interface Conflict {
  readonly saver: Saver | null;
  readonly fields: readonly ComparedField[];
  back(): void;
  keepTheirs(): void;
  saveChosen(kept: Readonly<Record<string, Side>>): void;
}

/** Somebody else saved first: whose value is kept, field by field. */
export function ConflictDialog({ conflict, saving }: { conflict: Conflict | null; saving: boolean }) {
  if (!conflict) return null;
  return (
    <CompareDialog
      open
      onClose={conflict.back}
      who={conflict.saver?.who ?? null}
      savedAt={conflict.saver?.savedAt ?? null}
      fields={conflict.fields}
      onSave={conflict.saveChosen}
      onKeepTheirs={conflict.keepTheirs}
      saving={saving}
    />
  );
}
