import type { ContractRow } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { CarPlate, Money } from 'shared-ui/components';
import { RowCard } from 'shared-ui/work';
import { carName } from '../car-name';
import { paths } from '../paths';
import { ContractState } from './use-contract-columns';

/** A contract on a phone. */
export function ContractCard({ row }: { row: ContractRow }) {
  return (
    <RowCard
      top={<CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />}
      topEnd={<ContractState row={row} />}
      title={
        <TextLink code to={paths.contract(row.contract_uid)}>
          {row.code}
        </TextLink>
      }
      titleEnd={<Money amount={row.total} />}
      foot={carName({ ...row, car_version: null })}
    />
  );
}
