import { type ReactNode, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { RecordSkeleton } from 'shared-staff';
import { ButtonLink, EmptyState, PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { UseQueryResult } from 'shared-ui/query';
import { Navigate } from 'shared-ui/router';

/** What is said of a record that is not shown. */
export interface RecordWords {
  /** What the list is called. */
  readonly crumb: MessageDescriptor;
  readonly loading: MessageDescriptor;
  readonly failed: MessageDescriptor;
  readonly notFound: MessageDescriptor;
  readonly notFoundTitle: MessageDescriptor;
  readonly notFoundText: MessageDescriptor;
  readonly toList: MessageDescriptor;
}

interface RecordStateProps<Data> {
  query: UseQueryResult<Data>;
  /** What the page is, "Utente": its heading where the record does not come. */
  title: MessageDescriptor;
  words: RecordWords;
  /** The list that it would stand in. */
  list: string;
  /** @param leave leads to the list once the record is deleted: what was typed about it went with it, and is not asked for */
  children(data: Data, leave: () => void): ReactNode;
}

/** A record once it is there; before, its place; else why it is not. */
export function RecordState<Data>({ query, title, words, list, children }: RecordStateProps<Data>) {
  const intl = useIntl();
  const [isLeft, setLeft] = useState(false);
  const { data, error, refetch, isFetching } = query;
  if (isLeft) return <Navigate to={list} replace />;
  if (data !== undefined) return children(data, () => setLeft(true));
  if (isApiError(error) && (error.status === 404 || error.status === 422))
    return <RecordNotFound words={words} list={list} />;
  if (error)
    return (
      <PageFailure
        page={<FormattedMessage {...title} />}
        crumbs={[{ label: intl.formatMessage(words.crumb), to: list }, { label: intl.formatMessage(title) }]}
        title={<FormattedMessage {...words.failed} />}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return <RecordSkeleton label={intl.formatMessage(words.loading)} />;
}

/** Nothing stands at this address. */
export function RecordNotFound({ words, list }: { words: RecordWords; list: string }) {
  return (
    <>
      <PageHeader title={<FormattedMessage {...words.notFound} />} />
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...words.notFoundTitle} />}
          action={
            <ButtonLink to={list}>
              <FormattedMessage {...words.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...words.notFoundText} />
        </EmptyState>
      </Panel>
    </>
  );
}
