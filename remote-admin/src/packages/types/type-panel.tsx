import type { PackageType } from 'shared-api/entities';
import { useUnsaved } from 'shared-api/react';
import { Button } from 'shared-ui';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { Panel, PanelBody } from 'shared-ui/pieces';
import { ConflictDialog } from 'shared-ui/work';
import { typeMessages } from './type.messages';
import { TypeFields } from './type-fields';
import { useTypeForm } from './use-type-form';

/** What customers read of a type, and whether they see it. Its button comes with the first change. */
export function TypePanel({ type }: { type: PackageType }) {
  const edit = useTypeForm(type);
  useUnsaved(edit.dirty);
  return (
    <FormProvider {...edit.form}>
      <Panel bare title={<FormattedMessage {...typeMessages.data} />}>
        <form onSubmit={edit.submit} noValidate>
          <PanelBody>
            <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
            <TypeFields />
          </PanelBody>
          {edit.dirty && (
            <PanelBody display="flex" gap="12px" justifyContent="flex-end">
              <Button onClick={edit.discard}>
                <FormattedMessage {...typeMessages.cancel} />
              </Button>
              <Button type="submit" look="solid" loading={edit.saving}>
                <FormattedMessage {...typeMessages.save} />
              </Button>
            </PanelBody>
          )}
        </form>
      </Panel>
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}
