import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Icon, PhoneIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { ActionMenu } from './action-menu';
import { messages } from './messages';

const Square = chakra('a', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderWidth: '1px',
    borderColor: 'line.control',
  },
});
const Tools = chakra('span', {
  base: { display: 'flex', gap: '12px', '& > button': { width: '48px', height: '48px' } },
});

/** At a phone's foot, before the one action: everything else, and calling the customer. */
export function PhoneTools({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  return (
    <Tools>
      <ActionMenu contract={contract} />
      {contract.phone && (
        <Square href={`tel:${contract.phone}`} aria-label={intl.formatMessage(messages.call)}>
          <Icon of={PhoneIcon} size={20} />
        </Square>
      )}
    </Tools>
  );
}
