import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import type { IntlShape } from 'shared-ui/intl';
import { CarPlate, Money, StatusChip } from 'shared-ui/pieces';
import type { DataColumn } from 'shared-ui/table';
import type { DeskPaths } from '../common/desk/desk-paths';
import { nearDate } from '../common/words/near-date';
import { messages } from './messages';

const Quiet = chakra('time', { base: { color: 'fg.muted', whiteSpace: 'nowrap' } });

/** What a contract shows where only the last ones stand. */
export function recentColumns(intl: IntlShape, now: string, paths: DeskPaths): DataColumn<ContractRow>[] {
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
    { key: 'fullname', header: word('customer'), cell: ({ fullname }) => fullname || '–' },
    { key: 'status', header: word('status'), width: 128, cell: ({ status }) => <StatusChip status={status} /> },
    { key: 'total', header: word('total'), width: 96, align: 'end', cell: ({ total }) => <Money amount={total} /> },
    {
      key: 'updated_at',
      header: word('updated'),
      width: 112,
      align: 'end',
      cell: ({ updated_at }) => <Quiet dateTime={updated_at}>{nearDate(updated_at, now, intl)}</Quiet>,
    },
  ];
}
