import type { ReactNode } from 'react';
import { useUnsaved } from 'shared-api/react';
import { Button } from 'shared-ui';
import { FormNotes } from 'shared-ui/data';
import { type FieldValues, FormProvider } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import type { EditedForm } from 'shared-ui/work';
import { ConflictDialog, SideSection, StickyAction, useBelow } from 'shared-ui/work';
import { useUnsavedPart } from '../record/unsaved-parts';
import { messages } from './messages';
import { SaveRow } from './save-row';

interface SectionFormProps<Entity, Values extends FieldValues, Body> {
  /** The section's place in the address. */
  id: string;
  title: ReactNode;
  help: ReactNode;
  edit: EditedForm<Entity, Values, Body>;
  /** What is saved, as an action: "Salva il profilo". */
  save: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** One part of a record with its own buttons, which come with the first change. */
export function SectionForm<Entity, Values extends FieldValues, Body>(props: SectionFormProps<Entity, Values, Body>) {
  const { id, title, help, edit, save, children } = props;
  const { dirty, saving, discard } = edit;
  // On a phone the page's bottom edge holds the buttons.
  const narrow = useBelow(960);
  const formId = `${id}-campi`;
  useUnsaved(dirty);
  useUnsavedPart(id, dirty);
  return (
    <SideSection id={id} title={title} help={help}>
      <FormProvider {...edit.form}>
        <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
        <form id={formId} noValidate onSubmit={edit.submit}>
          {children}
          {dirty && !narrow && (
            <SaveRow saving={saving} onUndo={discard} changed={edit.changed}>
              {save}
            </SaveRow>
          )}
        </form>
      </FormProvider>
      {dirty && narrow && (
        <StickyAction>
          <Button look="ghost" onClick={discard}>
            <FormattedMessage {...messages.undo} />
          </Button>
          <Button type="submit" form={formId} look="solid" loading={saving}>
            {save}
          </Button>
        </StickyAction>
      )}
      <ConflictDialog conflict={edit.conflict} saving={saving} />
    </SideSection>
  );
}
