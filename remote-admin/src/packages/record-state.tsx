import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Panel, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { UseQueryResult } from 'shared-ui/query';
import { paths } from '../common/paths';
import { messages } from './messages';

interface RecordStateProps<Data> {
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** A record once it is there; before, its place; else why it is not. */
export function RecordState<Data>({ query, children }: RecordStateProps<Data>) {
  const intl = useIntl();
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (isApiError(error) && (error.status === 404 || error.status === 422)) return <NotFound />;
  if (error)
    return (
      <Panel bare>
        <ErrorState
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error, intl)}
        </ErrorState>
      </Panel>
    );
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)}>
      <Skeleton height={36} width={240} />
      <Skeleton height={480} />
    </SkeletonGroup>
  );
}

/** Nothing stands at this address. */
export function NotFound() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.notFound} />} />
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...messages.notFoundTitle} />}
          action={
            <ButtonLink to={paths.packages}>
              <FormattedMessage {...messages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.notFoundText} />
        </EmptyState>
      </Panel>
    </>
  );
}
