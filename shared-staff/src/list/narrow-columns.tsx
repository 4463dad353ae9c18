import type { ContractRow } from 'shared-api/entities';
import { CarPlate, Cut, CutLink, Money } from 'shared-ui/components';
import type { IntlShape } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import type { StaffPaths } from '../common/back-office/staff-paths';
import { carLabel } from '../common/labels/car-label';
import { CustomerName } from './customer-name';
import { DeletionCell } from './deletion-cell';
import { messages } from './messages';
import { StatusCell } from './status-cell';

/** Between 600 and 1100 px: fewer columns of two lines, so that the row's end is never out of sight. */
export function narrowColumns(
  intl: IntlShape,
  now: string,
  paths: StaffPaths,
  bySurname: boolean,
): DataColumn<ContractRow>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'customer',
      header: word('customer'),
      sort: 'lastname',
      cut: 176,
      cell: (row) => (
        <>
          <CutLink to={paths.contract(row.contract_uid)} text={row.fullname || row.code}>
            {row.fullname ? <CustomerName row={row} bySurname={bySurname} /> : row.code}
          </CutLink>
          <Cut quiet text={row.code} />
        </>
      ),
    },
    { key: 'status', header: word('status'), sort: 'status', cell: (row) => <StatusCell row={row} /> },
    {
      key: 'days_left',
      header: word('deletion'),
      sort: 'days_left',
      cell: (row) => <DeletionCell row={row} now={now} />,
    },
    {
      key: 'vehicle',
      header: word('vehicle'),
      sort: 'car_plate',
      cut: 144,
      // The plate with the cell's padding.
      least: 120,
      cell: (row) => (
        <>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Cut quiet text={carLabel(row)} />
        </>
      ),
    },
    {
      key: 'total',
      header: word('total'),
      sort: 'total',
      align: 'end',
      cell: ({ total }) => <Money amount={total} />,
    },
  ];
}
