import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { SaveRow } from '../../common/forms/save-row';
import { useUnsavedPart } from '../../common/record/unsaved-parts';
import { isStale } from '../user-calls';
import { changeMessages as messages } from './messages';

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

/** Why a part could not be saved, at its place: the server's own sentences. */
export function ChangeFailure({ error }: { error: unknown }) {
  const intl = useIntl();
  if (!error) return null;
  if (isStale(error))
    return (
      <Note tone="warning" role="alert" marginBottom="16px">
        <FormattedMessage {...messages.stale} />
      </Note>
    );
  const sentences = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return (
    <Note tone="error" role="alert" marginBottom="16px">
      {sentences || failureText(error, intl)}
    </Note>
  );
}
