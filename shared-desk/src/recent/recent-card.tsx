import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { CarPlate, Money, StatusChip } from 'shared-ui/pieces';
import { RowCard } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { nearDate } from '../common/words/near-date';

const When = chakra('time', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Model = chakra('span', { base: { color: 'fg.muted' } });

/** One of the last contracts, on a phone. */
export function RecentCard({ row, now }: { row: ContractRow; now: string }) {
  const { paths } = useDesk();
  const intl = useIntl();
  return (
    <RowCard
      top={<StatusChip status={row.status} />}
      topEnd={<When dateTime={row.updated_at}>{nearDate(row.updated_at, now, intl)}</When>}
      title={<TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={
        <>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Model>{row.car_model}</Model>
        </>
      }
    />
  );
}
