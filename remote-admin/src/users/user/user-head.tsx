import type { AdminUser } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, HStack, IconButton, PageHeader } from 'shared-ui';
import { Icon, MailIcon, MoreIcon, SignOutIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { Avatar } from 'shared-ui/work';
import { nearWhen } from '../../common/labels/near-when';
import { paths } from '../../common/paths';
import { actionMessages } from '../messages';
import { useInvite } from '../user-actions';
import { ActiveTag } from '../user-labels';
import { messages } from './messages';
import { useEndSessions } from './sessions-section';

const Facts = chakra('span', {
  base: { display: { base: 'none', lg: 'block' }, textStyle: 'small', color: 'fg.muted', alignSelf: 'center' },
});
const Wide = chakra('span', { base: { display: { base: 'none', md: 'block' } } });

/** Who it is, whether they come, and what can be done for them. */
export function UserHead({ user }: { user: AdminUser }) {
  const intl = useIntl();
  const now = new Date(useHost().now()).toISOString();
  const invite = useInvite();
  const end = useEndSessions(user.uid);
  const seen = user.last_sign_in_at;
  const lastSignIn =
    seen === null
      ? intl.formatMessage(messages.never)
      : intl.formatMessage(messages.lastSignIn, { when: nearWhen('at', seen, now, intl) });
  const inviteWord = user.has_password ? actionMessages.invite : actionMessages.inviteAgain;
  return (
    <PageHeader
      crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.users }, { label: user.fullname }]}
      title={
        <HStack as="span" gap="16px">
          <Avatar name={user.fullname} picture={user.avatar?.thumbnail} />
          {user.fullname}
        </HStack>
      }
      chip={<ActiveTag active={user.active} />}
      actions={
        <>
          <Facts>
            {user.roles.includes('manager') ? (
              <FormattedMessage {...messages.managerOf} values={{ count: user.stores.length, lastSignIn }} />
            ) : (
              lastSignIn
            )}
          </Facts>
          <Wide>
            <Button loading={invite.isPending} onClick={() => invite.mutate(user.uid)}>
              <Icon of={MailIcon} />
              <FormattedMessage {...inviteWord} />
            </Button>
          </Wide>
          <Menu
            trigger={
              <IconButton icon={MoreIcon} look="outline" size="control" label={intl.formatMessage(messages.more)} />
            }
            items={[
              {
                key: 'invite',
                label: intl.formatMessage(inviteWord),
                icon: MailIcon,
                onSelect: () => invite.mutate(user.uid),
              },
              {
                key: 'end-sessions',
                label: intl.formatMessage(messages.endSessions),
                icon: SignOutIcon,
                onSelect: () => end.mutate(null),
              },
            ]}
          />
        </>
      }
    />
  );
}
