import type { AdminUser } from 'shared-api/entities';
import { HStack, Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ActiveTag } from '../labels/active-tag';
import { messages } from './messages';

/** Whether the person may sign in, and whether they ask to. */
export function AccountCell({ user }: { user: AdminUser }) {
  return (
    <HStack as="span" gap="4px" flexWrap="wrap">
      <ActiveTag active={user.active} />
      {user.reactivation_requested_at && (
        <Tag tone="warning">
          <FormattedMessage {...messages.requested} />
        </Tag>
      )}
    </HStack>
  );
}
