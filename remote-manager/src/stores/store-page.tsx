import { isApiError } from 'shared-api/errors';
import { DealerBackOffice, RecordSkeleton } from 'shared-staff';
import { ButtonLink, EmptyState, PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { paths } from '../common/paths';
import { storeMessages } from './store.messages';
import { StoreView } from './store-view';
import { useStore } from './use-store';

/** A dealer at its address: an own one, or not found. */
export function StorePage() {
  return (
    <DealerBackOffice>
      <StoreByAddress />
    </DealerBackOffice>
  );
}

function StoreByAddress() {
  const intl = useIntl();
  const { store_uid = '' } = useParams();
  const { data: store, error, refetch, isFetching } = useStore(store_uid);

  if (store) return <StoreView key={store_uid} store={store} />;
  if (isApiError(error) && (error.status === 404 || error.status === 422)) return <StoreNotFound />;
  if (error)
    return (
      <PageFailure
        page={<FormattedMessage {...storeMessages.page} />}
        crumbs={[
          { label: intl.formatMessage(storeMessages.crumb), to: paths.stores },
          { label: intl.formatMessage(storeMessages.page) },
        ]}
        title={<FormattedMessage {...storeMessages.failed} />}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return <RecordSkeleton label={intl.formatMessage(storeMessages.loading)} />;
}

function StoreNotFound() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...storeMessages.notFound} />} />
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...storeMessages.notFoundTitle} />}
          action={
            <ButtonLink to={paths.stores}>
              <FormattedMessage {...storeMessages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...storeMessages.notFoundText} />
        </EmptyState>
      </Panel>
    </>
  );
}
