import type { ContractRow } from 'shared-api/entities';
import { chakra, VisuallyHidden } from 'shared-ui';
import { StatusChip } from 'shared-ui/components';
import { BanIcon, Icon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const Cell = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '4px' } });
const Refused = chakra('span', { base: { display: 'inline-flex', color: 'error' } });

/** The status, and whether the customer has refused: that is no status, but staff should know it at a glance. */
export function StatusCell({ row }: { row: ContractRow }) {
  const declined = useIntl().formatMessage(messages.declined);
  return (
    <Cell>
      <StatusChip status={row.status} />
      {row.declined_at !== null && (
        <Refused title={declined}>
          <Icon of={BanIcon} />
          <VisuallyHidden>{declined}</VisuallyHidden>
        </Refused>
      )}
    </Cell>
  );
}
