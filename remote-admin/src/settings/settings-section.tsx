import { Grid, Note } from 'shared-ui';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { ConflictDialog, SideSection } from 'shared-ui/work';
import { SaveRow } from '../common/forms/save-row';
import { messages as words } from './messages';
import { SettingField } from './setting-field';
import type { SettingGroup } from './setting-groups';
import { useSettingsForm } from './use-settings-form';

interface SettingsSectionProps {
  group: SettingGroup;
  /** Of all settings, as they are known now. */
  version: number;
}

/** The limits of one kind, saved together. */
export function SettingsSection({ group: { id, title, help, settings }, version }: SettingsSectionProps) {
  const edit = useSettingsForm(settings, version);
  return (
    <SideSection id={id} title={<FormattedMessage {...title} />} help={<FormattedMessage {...help} />}>
      <FormProvider {...edit.form}>
        <form noValidate onSubmit={edit.submit}>
          {edit.failure && (
            <Note tone="error" role="alert" marginBottom="16px">
              {edit.failure}
            </Note>
          )}
          <Grid gap="20px 24px" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            {settings.map((setting) => (
              <SettingField key={setting.key} setting={setting} />
            ))}
          </Grid>
          {edit.dirty && (
            <SaveRow saving={edit.saving} onUndo={edit.discard} changed={edit.changed}>
              <FormattedMessage {...words.save} />
            </SaveRow>
          )}
        </form>
      </FormProvider>
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </SideSection>
  );
}
