import type { ContractRow } from 'shared-api/entities';
import { carLabel, methodMessages } from 'shared-staff';
import { chakra } from 'shared-ui';
import { CarPlate, CountdownBadge, Cut, CutLink, DateText, Money, StatusChip } from 'shared-ui/components';
import { formatDate, formatPhone } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import { paths } from '../common/paths';
import { RowAction } from './row-action';
import { workMessages as words } from './work.messages';

type Column = DataColumn<ContractRow>;

/** The first column of both, px: a countdown needs as much with the panel's padding. Theirs then stand one under the other. */
const sorted = 124;

const Quiet = chakra('span', { base: { color: 'fg.muted' } });

/** Columns that both worklists share, after the one that sorts. */
function common(intl: IntlShape) {
  const vehicle: Column = {
    key: 'vehicle',
    header: intl.formatMessage(words.vehicle),
    cut: 124,
    // The plate with the cell's padding.
    least: 120,
    cell: (row) => (
      <>
        <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
        <Cut quiet text={carLabel(row)} />
      </>
    ),
  };
  const customer: Column = {
    key: 'customer',
    header: intl.formatMessage(words.customer),
    cut: 148,
    cell: ({ contract_uid, fullname, code, phone }) => (
      <>
        <CutLink to={paths.contract(contract_uid)} text={fullname || code} />
        {phone && <Cut quiet text={formatPhone(phone)} />}
      </>
    ),
  };
  const total: Column = {
    key: 'total',
    header: intl.formatMessage(words.total),
    width: 88,
    align: 'end',
    cell: ({ total }) => <Money amount={total} />,
  };
  const toDo: Column = {
    key: 'to-do',
    header: intl.formatMessage(words.toDo),
    align: 'end',
    cell: (row) => <RowAction row={row} />,
  };
  return { vehicle, customer, total, toDo };
}

/** "In scadenza": the days left first. */
export function expiringColumns(intl: IntlShape, now: string): Column[] {
  const { vehicle, customer, total, toDo } = common(intl);
  return [
    {
      key: 'days_left',
      header: intl.formatMessage(words.deletion),
      width: sorted,
      cell: ({ deletion_at }) => (
        <>
          <CountdownBadge until={deletion_at} now={now} />
          {deletion_at !== null && <Cut quiet text={formatDate(deletion_at)} />}
        </>
      ),
    },
    vehicle,
    customer,
    {
      key: 'status',
      header: intl.formatMessage(words.status),
      width: 128,
      cell: ({ status }) => <StatusChip status={status} />,
    },
    total,
    toDo,
  ];
}

/** "Da incassare": since when it is signed first. */
export function collectColumns(intl: IntlShape): Column[] {
  const { vehicle, customer, total, toDo } = common(intl);
  return [
    {
      key: 'signed_at',
      header: intl.formatMessage(words.signed),
      width: sorted,
      cell: ({ signed_at }) => signed_at !== null && <DateText value={signed_at} />,
    },
    vehicle,
    customer,
    {
      key: 'method',
      header: intl.formatMessage(words.method),
      width: 128,
      cell: ({ payment_method }) =>
        payment_method === null ? (
          <Quiet>{intl.formatMessage(words.noMethod)}</Quiet>
        ) : (
          intl.formatMessage(methodMessages[payment_method])
        ),
    },
    total,
    toDo,
  ];
}
