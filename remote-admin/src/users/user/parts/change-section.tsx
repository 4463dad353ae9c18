import type { ReactNode } from 'react';
import { SideSection } from 'shared-ui/work';
import { SaveRow } from '../../../common/forms/save-row';
import { useUnsavedPart } from '../../../common/record/unsaved-parts';
import { ChangeFailure } from './change-failure';

interface ChangeSectionProps {
  /** The section's place in the address. */
  id: string;
  title: ReactNode;
  help: ReactNode;
  /** Of `useUserChange`. */
  change: { readonly error: unknown; readonly isPending: boolean; reset(): void };
  /** Whether something differs from what is saved. */
  dirty: boolean;
  /** What is saved, as an action: "Salva i ruoli". */
  save: ReactNode;
  onSave(): void;
  onUndo(): void;
  /** What is to be known before anything is changed. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a person that is chosen rather than typed, saved on its own. */
export function ChangeSection(props: ChangeSectionProps) {
  const { id, title, help, change, dirty, save, onSave, onUndo, note, children } = props;
  useUnsavedPart(id, dirty);
  return (
    <SideSection id={id} title={title} help={help}>
      {note}
      <ChangeFailure error={change.error} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        {dirty && (
          <SaveRow
            saving={change.isPending}
            onUndo={() => {
              change.reset();
              onUndo();
            }}
          >
            {save}
          </SaveRow>
        )}
      </form>
    </SideSection>
  );
}
