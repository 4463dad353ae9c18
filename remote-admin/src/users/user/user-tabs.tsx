import type { AdminUser } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import { AnchorTabs } from 'shared-ui/work';
import { useUnsavedIds } from '../../common/record/unsaved-parts';
import { useUserContracts } from './contracts/use-user-contracts';
import { messages } from './messages';
import { useUserSessions } from './sessions/use-user-sessions';
import { userParts } from './user-parts';

/** The page's parts, with how much there is in them and what is not saved. */
export function UserTabs({ user }: { user: AdminUser }) {
  const intl = useIntl();
  const unsaved = useUnsavedIds();
  const counts: Partial<Record<keyof typeof userParts, number | undefined>> = {
    dealers: user.stores.length,
    sessions: useUserSessions(user.uid).data?.length,
    contracts: useUserContracts(user.uid).data?.meta.total,
  };
  const tab = (part: keyof typeof userParts) => ({
    id: userParts[part],
    label: intl.formatMessage(messages[part]),
    count: counts[part],
    unsaved: unsaved.has(userParts[part]),
  });
  return (
    <AnchorTabs
      label={intl.formatMessage(messages.parts)}
      tabs={[
        tab('profile'),
        tab('roles'),
        ...(user.roles.includes('admin') ? [tab('releases')] : []),
        tab('dealers'),
        tab('privacy'),
        tab('sessions'),
        tab('contracts'),
        tab('settings'),
        tab('closing'),
      ]}
    />
  );
}
