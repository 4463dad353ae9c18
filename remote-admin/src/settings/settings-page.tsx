import { ErrorState, PageHeader, Panel, PanelBody, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { settingGroups } from './setting-groups';
import { SettingsSection } from './settings-section';
import { useSettings } from './use-settings';

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
          settingGroups(data).map((group) => <SettingsSection key={group.id} {...group} />)
        ) : error ? (
          <ErrorState
            title={<FormattedMessage {...messages.failed} />}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {failureText(error, intl)}
          </ErrorState>
        ) : (
          <PanelBody>
            <SkeletonGroup label={intl.formatMessage(messages.loading)}>
              <Skeleton height={400} />
            </SkeletonGroup>
          </PanelBody>
        )}
      </Panel>
    </>
  );
}
