import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { BanIcon, CheckIcon, EyeIcon, MailIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { messages as actionMessages } from '../actions/messages';
import { useActive } from '../actions/use-active';
import { useInvite } from '../actions/use-invite';
import { messages } from './messages';

/**
 * What can be done with a person from their row.
 * @param onDisable asks before somebody is shut out
 */
export function useRowItems(onDisable: (user: AdminUser) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invite = useInvite();
  const active = useActive();
  const me = usePerson()?.uid;
  return (user: AdminUser): MenuItem[] => [
    {
      key: 'view',
      label: intl.formatMessage(messages.open),
      icon: EyeIcon,
      onSelect: () => navigate(paths.user(user.uid)),
    },
    {
      key: 'invite',
      label: intl.formatMessage(user.has_password ? actionMessages.invite : actionMessages.inviteAgain),
      icon: MailIcon,
      command: 'I',
      onSelect: () => invite.mutate(user.uid),
    },
    user.active
      ? {
          key: 'disable',
          label: intl.formatMessage(actionMessages.disable),
          icon: BanIcon,
          apart: true,
          danger: true,
          impossible: user.uid === me ? intl.formatMessage(actionMessages.notSelf) : undefined,
          onSelect: () => onDisable(user),
        }
      : {
          key: 'enable',
          label: intl.formatMessage(actionMessages.enable),
          icon: CheckIcon,
          apart: true,
          onSelect: () => active.mutate({ user, body: true }),
        },
  ];
}
