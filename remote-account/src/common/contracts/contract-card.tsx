import type { ContractRow } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { CarPlate, CountdownBadge, Money } from 'shared-ui/components';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { carName } from '../car-name';
import { paths } from '../paths';
import { useDateNow } from '../use-date-now';
import { messages } from './messages';
import { ContractState } from './use-contract-columns';

/** A contract on a phone. */
export function ContractCard({ row }: { row: ContractRow }) {
  const today = romeDay(useDateNow());
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
      footEnd={
        row.deletion_at &&
        !row.withdrawn_at && (
          <FormattedMessage
            {...messages.expires}
            values={{
              when: <CountdownBadge key="when" until={row.deletion_at} atMost={row.days_left} now={today} />,
            }}
          />
        )
      }
    />
  );
}
