import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { CarPlate, Cut, DateText, Money } from 'shared-ui/components';
import { formatPhone, formatVin } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import type { StaffPaths } from '../common/back-office/staff-paths';
import { carLabel } from '../common/labels/car-label';
import { methodMessages } from '../common/labels/method.messages';
import { CustomerName } from './customer-name';
import { DeletionCell } from './deletion-cell';
import { messages } from './messages';
import { StatusCell } from './status-cell';

/** The model stands beside the plate, and below it where it would be cut after a few letters. */
const Car = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    lineHeight: '1.125rem',
    color: 'fg.muted',
    '& > :last-child': { flex: '1 1 104px' },
  },
});
const Quiet = chakra('span', {
  base: { textStyle: 'code', fontFamily: 'body', color: 'fg.muted', whiteSpace: 'nowrap' },
});
const Mono = chakra('span', { base: { textStyle: 'code', whiteSpace: 'nowrap' } });

function longDateTime(value: string | null) {
  return value === null ? '–' : <Quiet as="span">{<DateText value={value} as="longDateTime" />}</Quiet>;
}

/** The list's columns in their order; which of them show is the person's choice. */
export function contractColumns(
  intl: IntlShape,
  now: string,
  paths: StaffPaths,
  bySurname: boolean,
): DataColumn<ContractRow>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'code',
      header: word('code'),
      namesRow: true,
      sort: 'code',
      width: 128,
      cell: ({ contract_uid, code }) => (
        <TextLink code whiteSpace="nowrap" to={paths.contract(contract_uid)}>
          {code}
        </TextLink>
      ),
    },
    {
      key: 'status',
      header: word('status'),
      sort: 'status',
      width: 128,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      key: 'days_left',
      header: word('deletion'),
      sort: 'days_left',
      width: 112,
      cell: (row) => <DeletionCell row={row} now={now} />,
    },
    {
      key: 'customer',
      header: word('customer'),
      sort: 'lastname',
      cut: 176,
      cell: (row) => (
        <>
          <Cut text={row.fullname || '–'}>
            {row.fullname ? <CustomerName row={row} bySurname={bySurname} /> : undefined}
          </Cut>
          {row.phone && <Cut quiet text={formatPhone(row.phone)} />}
        </>
      ),
    },
    {
      key: 'vehicle',
      header: word('vehicle'),
      sort: 'car_plate',
      cut: 248,
      cell: (row) => (
        <Car>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Cut text={carLabel(row)} />
        </Car>
      ),
    },
    {
      key: 'car_vin',
      header: word('vin'),
      width: 176,
      cell: ({ car_vin }) => <Mono>{formatVin(car_vin) || '–'}</Mono>,
    },
    {
      key: 'package',
      header: word('package'),
      cut: 144,
      cell: ({ package: { title } }) => <Cut text={title} />,
    },
    {
      key: 'store',
      header: word('store'),
      sort: 'store',
      cut: 152,
      cell: ({ store }) => <Cut text={store.name} />,
    },
    {
      key: 'payment_method',
      header: word('method'),
      width: 128,
      cell: ({ payment_method }) =>
        payment_method === null ? '–' : intl.formatMessage(methodMessages[payment_method]),
    },
    {
      key: 'total',
      header: word('total'),
      sort: 'total',
      width: 88,
      align: 'end',
      cell: ({ total }) => <Money amount={total} />,
    },
    {
      key: 'created_at',
      header: word('created'),
      sort: 'created_at',
      width: 164,
      cell: ({ created_at }) => longDateTime(created_at),
    },
    {
      key: 'signed_at',
      header: word('signed'),
      sort: 'signed_at',
      width: 164,
      cell: ({ signed_at }) => longDateTime(signed_at),
    },
    {
      key: 'filled_at',
      header: word('filled'),
      sort: 'filled_at',
      width: 164,
      cell: ({ filled_at }) => longDateTime(filled_at),
    },
    {
      key: 'paid_at',
      header: word('paid'),
      sort: 'paid_at',
      width: 164,
      cell: ({ paid_at }) => longDateTime(paid_at),
    },
    {
      key: 'updated_at',
      header: word('updated'),
      sort: 'updated_at',
      width: 164,
      cell: ({ updated_at }) => longDateTime(updated_at),
    },
  ];
}
