import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading, Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { Timeline } from 'shared-ui/work';
import { useContractsApi } from '../common/use-contracts-api';
import { messages } from './messages';
import { toTimeline } from './to-timeline';

/** Everything that happened to the contract, messages included, newest first. */
export function ContractHistory({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const api = useContractsApi();
  const { contract_uid, version } = contract;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['/account', 'contract-events', contract_uid, version],
    queryFn: async () => (await api.listEvents({ params: { contract_uid } }, { quiet: true })).data,
    placeholderData: (before) => before,
  });
  return (
    <chakra.section marginTop={{ base: '32px', md: '48px' }}>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.history} />
      </Heading>
      <Panel as="div">
        {error && !data && (
          <QueryFailure
            title={<FormattedMessage {...messages.historyFailed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {!data && !error && (
          <SkeletonGroup label={intl.formatMessage(messages.historyLoading)}>
            <Skeleton height={240} />
          </SkeletonGroup>
        )}
        {data && <Timeline items={toTimeline(data, intl)} />}
      </Panel>
    </chakra.section>
  );
}
