import type { PackageType } from 'shared-api/entities';
import { useUnsaved } from 'shared-api/react';
import { Button, Note } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { ConflictDialog } from 'shared-ui/work';
import { CoverPreview } from '../lines/cover-preview';
import { linesMessages } from '../lines/lines.messages';
import { linesOf } from '../package/package-values';
import { typeMessages } from './type.messages';
import { TypeFields } from './type-fields';
import type { TypeValues } from './type-values';
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
            <TypeFields type={type} />
          </PanelBody>
          {isFollowed(type, edit.values, edit.base) && (
            <PanelBody>
              <Note tone="info" role="status">
                <FormattedMessage {...linesMessages.keptByContracts} />
              </Note>
            </PanelBody>
          )}
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
      <CoverPreview
        pack={{
          included: linesOf(edit.values.included),
          excluded: linesOf(edit.values.excluded),
          mantenance_number: 0,
          mantenance_duration: 0,
          mantenance_km: 0,
        }}
      />
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}

/** Whether saving would change packages: a list that some follow is no longer what it was. */
function isFollowed(type: PackageType, values: TypeValues, base: TypeValues): boolean {
  return (['included', 'excluded'] as const).some(
    (name) => type[`${name}_followers`] > 0 && values[name] !== base[name],
  );
}
