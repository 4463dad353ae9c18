import { FieldsSkeleton } from 'shared-staff';
import { PageHeader, SkeletonGroup } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useSettings } from '../common/settings/use-settings';
import { messages } from './messages';
import { settingGroups } from './setting-groups';
import { SettingsSection } from './settings-section';

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
