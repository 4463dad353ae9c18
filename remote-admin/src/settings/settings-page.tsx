import { FieldsSkeleton } from 'shared-staff';
import { Grid, Note, PageHeader, SkeletonGroup } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConflictDialog, SideSection } from 'shared-ui/work';
import { SaveRow } from '../common/forms/save-row';
import { useSettings } from '../common/settings/use-settings';
import { messages } from './messages';
import { SettingField } from './setting-field';
import { type SettingGroup, settingGroups } from './setting-groups';
import { useSettingsForm } from './use-settings-form';

/** Limits and terms of the product that change while it runs. */
export function SettingsPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useSettings();
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        crumbs={[{ label: intl.formatMessage(messages.room) }]}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <Panel bare>
        {data ? (
          settingGroups(data.data).map((group) => (
            <SettingsSection key={group.id} group={group} version={data.version} />
          ))
        ) : error ? (
          <QueryFailure
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <PanelBody>
            <SkeletonGroup label={intl.formatMessage(messages.loading)}>
              <FieldsSkeleton spans={[3, 3, 3, 3, 3, 3, 3, 3]} />
            </SkeletonGroup>
          </PanelBody>
        )}
      </Panel>
    </>
  );
}

interface SettingsSectionProps {
  group: SettingGroup;
  /** Of all settings, as they are known now. */
  version: number;
}

/** The limits of one kind, saved together. */
function SettingsSection({ group: { id, title, help, settings }, version }: SettingsSectionProps) {
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
              <FormattedMessage {...messages.save} />
            </SaveRow>
          )}
        </form>
      </FormProvider>
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </SideSection>
  );
}
