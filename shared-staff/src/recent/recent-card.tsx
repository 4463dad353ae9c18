import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { CarPlate, cellByKey, Money, StatusChip } from 'shared-ui/components';
import { RowCard } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { carLabel } from '../common/labels/car-label';

const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Model = chakra('span', { base: { color: 'fg.muted' } });

/** One of the last contracts, on a phone. */
export function RecentCard({ row }: { row: ContractRow }) {
  const { paths } = useBackOffice();
  return (
    <RowCard
      top={<StatusChip status={row.status} />}
      topEnd={<When>{cellByKey(row, 'updated_at', 'simple')}</When>}
      title={<TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={
        <>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Model>{carLabel(row)}</Model>
        </>
      }
    />
  );
}
