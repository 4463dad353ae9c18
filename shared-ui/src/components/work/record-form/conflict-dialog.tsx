import { CompareDialog } from '../compare/compare-dialog';
import type { Conflict } from './record-conflict';

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
