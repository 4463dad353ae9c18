import type { Store } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { FormProvider } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { SideSection, StickyAction, useBelow } from 'shared-ui/work';
import { ConflictDialog } from '../../common/forms/conflict-dialog';
import { FormNotes } from '../../common/forms/form-notes';
import { SaveRow } from '../../common/forms/save-row';
import { saveRowMessages } from '../../common/forms/save-row.messages';
import { useUnsavedPart } from '../../common/record/unsaved-parts';
import { focusableField } from '../form/focusable';
import { PartFields } from '../form/part-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { usePartForm } from './use-part-form';

/** One part of a dealer with its own button, which comes with the first change. */
export function PartSection({ store, part }: { store: Store; part: PartName }) {
  const { id, title, help, save } = storeParts[part];
  const edit = usePartForm(store, part);
  // On a phone the page's bottom edge holds the buttons.
  const narrow = useBelow(960);
  const formId = `${id}-campi`;
  useUnsavedPart(id, edit.dirty);
  return (
    <SideSection id={id} title={<FormattedMessage {...title} />} help={<FormattedMessage {...help} />}>
      <FormProvider {...edit.form}>
        <FormNotes
          summary={edit.summary}
          failure={edit.failure}
          onGo={(field) => {
            const name = focusableField(field);
            if (name) edit.form.setFocus(name);
          }}
        />
        <form id={formId} noValidate onSubmit={edit.submit}>
          <PartFields part={part} />
          {edit.dirty && !narrow && (
            <SaveRow saving={edit.saving} onUndo={edit.discard} changed={edit.changed}>
              <FormattedMessage {...save} />
            </SaveRow>
          )}
        </form>
      </FormProvider>
      {edit.dirty && narrow && (
        <StickyAction>
          <Button look="ghost" onClick={edit.discard}>
            <FormattedMessage {...saveRowMessages.undo} />
          </Button>
          <Button type="submit" form={formId} look="solid" loading={edit.saving}>
            <FormattedMessage {...save} />
          </Button>
        </StickyAction>
      )}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </SideSection>
  );
}
