import { useMemo } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { Tag, TextLink } from 'shared-ui';
import { CountdownBadge, cellByKey, StatusChip } from 'shared-ui/components';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import { paths } from '../paths';
import { useDateNow } from '../use-date-now';
import { messages } from './messages';

/** The columns of one's own contracts: keys follow the specification's display conventions. */
export function useContractColumns(): readonly DataColumn<ContractRow>[] {
  const { formatMessage } = useIntl();
  const today = romeDay(useDateNow());
  return useMemo(
    () => [
      {
        key: 'code',
        header: formatMessage(messages.code),
        namesRow: true,
        sort: 'code',
        cell: (row) => (
          <TextLink code whiteSpace="nowrap" to={paths.contract(row.contract_uid)}>
            {row.code}
          </TextLink>
        ),
      },
      { key: 'car_plate', header: formatMessage(messages.plate), cell: (row) => cellByKey(row, 'car_plate') },
      { key: 'car_model', header: formatMessage(messages.car), cell: (row) => cellByKey(row, 'car_model') },
      { key: 'status', header: formatMessage(messages.status), cell: (row) => <ContractState row={row} /> },
      { key: 'store', header: formatMessage(messages.dealer), cell: (row) => row.store.name },
      {
        key: 'deletion_at',
        header: formatMessage(messages.deletion),
        sort: 'days_left',
        cell: (row) => (
          <CountdownBadge until={row.withdrawn_at ? null : row.deletion_at} atMost={row.days_left} now={today} />
        ),
      },
      {
        key: 'signed_at',
        header: formatMessage(messages.signedOn),
        sort: 'signed_at',
        cell: (row) => cellByKey(row, 'signed_at'),
      },
      {
        key: 'total',
        header: formatMessage(messages.total),
        sort: 'total',
        align: 'end',
        cell: (row) => cellByKey(row, 'total'),
      },
    ],
    [formatMessage, today],
  );
}

/** The status, or that the customer has left the contract. */
export function ContractState({ row }: { row: ContractRow }) {
  return row.withdrawn_at ? (
    <Tag>
      <FormattedMessage {...messages.withdrawn} />
    </Tag>
  ) : (
    <StatusChip status={row.status} />
  );
}
