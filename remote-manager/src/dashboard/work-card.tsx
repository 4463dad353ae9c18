import type { ReactNode } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { chakra, OuterLink, TextLink } from 'shared-ui';
import { CarPlate, Money } from 'shared-ui/components';
import { Icon, PhoneIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { RowAction } from './row-action';
import { workMessages as words } from './work.messages';

const Card = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8px', textStyle: 'small' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
});
const Name = chakra('span', { base: { flex: '1 1 6rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' } });
const Actions = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 40px', gap: '8px' } });
const Call = chakra(OuterLink, {
  base: { display: 'grid', placeItems: 'center', borderWidth: '1px', borderColor: 'line.control', color: 'fg' },
});

interface WorkCardProps {
  row: ContractRow;
  /** Over the plate: the deadline and the status. */
  top?: ReactNode;
  /** Under it: since when, and how it is paid. */
  foot?: ReactNode;
  /** With the one action and a call. */
  actions?: boolean;
}

/** A piece of work on a phone: whose it is and what it comes to. */
export function WorkCard({ row, top, foot, actions = false }: WorkCardProps) {
  const intl = useIntl();
  const name = row.fullname || row.code;
  return (
    <Card>
      {top && <Line>{top}</Line>}
      <Line>
        <CarPlate plate={row.car_plate} registrationDate={row.car_registration_date} size={22} />
        <Name>
          <TextLink to={paths.contract(row.contract_uid)}>{name}</TextLink>
        </Name>
        <Money amount={row.total} fontWeight={600} />
      </Line>
      {foot}
      {actions && (
        <Actions>
          <RowAction row={row} wide />
          {row.phone && (
            <Call href={`tel:${row.phone}`} aria-label={intl.formatMessage(words.call, { name })}>
              <Icon of={PhoneIcon} />
            </Call>
          )}
        </Actions>
      )}
    </Card>
  );
}
