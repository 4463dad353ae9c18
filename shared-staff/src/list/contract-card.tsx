import type { ReactNode } from 'react';
import { countdownFrom } from 'shared-api/domain';
import type { ContractRow } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { CarPlate, Cut, DateText, Money } from 'shared-ui/components';
import { RowCard } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { carLabel } from '../common/labels/car-label';
import { DeletionCell } from './deletion-cell';
import { StatusCell } from './status-cell';

const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface ContractCardProps {
  row: ContractRow;
  now: string;
  /** The row's menu. */
  menu: ReactNode;
}

/** A contract on a phone: its deadline where one is near, else when it last changed. */
export function ContractCard({ row, now, menu }: ContractCardProps) {
  const { paths } = useBackOffice();
  const near =
    Boolean(row.deleted_at) || row.withdrawn_at !== null || (row.days_left !== null && row.days_left <= countdownFrom);
  return (
    <RowCard
      top={<StatusCell row={row} />}
      topEnd={
        near ? (
          <DeletionCell row={row} now={now} />
        ) : (
          <When>
            <DateText value={row.updated_at} as="dateTime" />
          </When>
        )
      }
      title={<TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={
        <>
          <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
          <Cut quiet text={carLabel(row)} />
        </>
      }
      footEnd={menu}
    />
  );
}
