import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { CarPlate, Cut, cellByKey, Money } from 'shared-ui/components';
import type { IntlShape } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import type { StaffPaths } from '../common/back-office/staff-paths';
import { messages } from './messages';
import { RecentStatus } from './recent-status';

const Quiet = chakra('span', { base: { color: 'fg.muted', whiteSpace: 'nowrap' } });

/** What a contract shows where only the last ones stand. */
export function recentColumns(intl: IntlShape, paths: StaffPaths): DataColumn<ContractRow>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'code',
      header: word('code'),
      width: 140,
      cell: ({ contract_uid, code }) => (
        <TextLink code whiteSpace="nowrap" to={paths.contract(contract_uid)}>
          {code}
        </TextLink>
      ),
    },
    {
      key: 'car_plate',
      header: word('plate'),
      width: 140,
      cell: ({ car_plate, car_registration_date }) => (
        <CarPlate plate={car_plate} registrationDate={car_registration_date} size={22} />
      ),
    },
    { key: 'fullname', header: word('customer'), cut: 148, cell: ({ fullname }) => <Cut text={fullname || '–'} /> },
    { key: 'status', header: word('status'), width: 128, cell: (row) => <RecentStatus row={row} /> },
    { key: 'total', header: word('total'), width: 96, align: 'end', cell: ({ total }) => <Money amount={total} /> },
    {
      key: 'updated_at',
      header: word('updated'),
      width: 136,
      align: 'end',
      cell: (row) => <Quiet>{cellByKey(row, 'updated_at', 'simple')}</Quiet>,
    },
  ];
}
