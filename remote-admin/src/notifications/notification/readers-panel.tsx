import { useMemo, useState } from 'react';
import type { NotificationReader } from 'shared-api/entities';
import { Text, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, DataTable, ListFoot } from 'shared-ui/table';
import { useListPage } from '../../common/lists/use-list-page';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { notificationKeys, useNotificationCalls } from '../notification-calls';
import { messages } from './messages';

function readerColumns(intl: IntlShape): DataColumn<NotificationReader>[] {
  return [
    {
      key: 'fullname',
      header: intl.formatMessage(messages.reader),
      cell: ({ uid, fullname }) => <TextLink to={paths.user(uid)}>{fullname}</TextLink>,
    },
    {
      key: 'seen_at',
      header: intl.formatMessage(messages.seenAt),
      cell: ({ seen_at }) => <When at={seen_at} />,
    },
  ];
}

/** Who has seen a notification, the latest first. */
export function ReadersPanel({ id }: { id: string }) {
  const intl = useIntl();
  const calls = useNotificationCalls();
  const [page, setPage] = useState(1);
  const columns = useMemo(() => readerColumns(intl), [intl]);
  const { data, error, refetch, isFetching } = useListPage(
    notificationKeys.readers(id),
    { page, per_page: 12 },
    (query, signal) => calls.listReaders({ params: { id }, query }, { signal, quiet: true }),
  );
  const title = intl.formatMessage(messages.readers);
  return (
    <Panel bare title={title} meta={data && data.meta.total > 0 && formatNumber(data.meta.total)}>
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data?.data}
          meta={data?.meta}
          rowId={({ uid }) => uid}
          rowName={({ fullname }) => fullname}
          empty={
            <Text look="small" muted padding="16px 24px">
              <FormattedMessage {...messages.noReaders} />
            </Text>
          }
        />
      )}
      {data && data.meta.last_page > 1 && <ListFoot meta={data.meta} onPage={setPage} />}
    </Panel>
  );
}
