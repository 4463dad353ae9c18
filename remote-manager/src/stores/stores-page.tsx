import { DealerBackOffice, useOwnStores } from 'shared-staff';
import { chakra, EmptyState, PageHeader, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { StoreCard } from './store-card';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '16px', md: '24px' },
    alignItems: 'start',
  },
});

/** The dealers that the manager is attached to, each with its figures. */
export function StoresPage() {
  return (
    <DealerBackOffice>
      <OwnStores />
    </DealerBackOffice>
  );
}

function OwnStores() {
  const intl = useIntl();
  const { data: stores, error, refetch, isFetching } = useOwnStores();
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />} />
      {error && (
        <Panel bare>
          <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
        </Panel>
      )}
      {!stores && !error && (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Cards>
            {['first', 'second', 'third'].map((card) => (
              <Panel key={card}>
                <Stack gap="16px" align="stretch">
                  <Skeleton height={20} width="56%" />
                  <Skeleton height={72} />
                  <Skeleton height={96} />
                  <Skeleton height={40} width="72%" />
                </Stack>
              </Panel>
            ))}
          </Cards>
        </SkeletonGroup>
      )}
      {stores?.length === 0 && (
        <Panel bare>
          <EmptyState title={<FormattedMessage {...messages.none} />}>
            <FormattedMessage {...messages.noneAdvice} />
          </EmptyState>
        </Panel>
      )}
      <Cards>
        {stores?.map((store) => (
          <StoreCard key={store.store_uid} store={store} />
        ))}
      </Cards>
    </>
  );
}
