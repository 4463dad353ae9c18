import type { InAppNotification } from 'shared-api/entities';
import { CopyIcon, DeleteIcon, EyeIcon, EyeOffIcon, FileIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { messages as actionMessages } from '../actions/messages';
import { useVisible } from '../actions/use-visible';
import { messages } from './messages';

/**
 * What can be done with a notification from its row.
 * @param onRemove asks before it goes
 */
export function useRowItems(onRemove: (notification: InAppNotification) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useVisible();
  return (notification: InAppNotification): MenuItem[] => [
    {
      key: 'view',
      label: intl.formatMessage(messages.open),
      icon: FileIcon,
      command: 'Invio',
      onSelect: () => navigate(paths.notification(notification.id)),
    },
    ...(notification.automatic
      ? []
      : [
          {
            key: 'duplicate',
            label: intl.formatMessage(messages.duplicate),
            icon: CopyIcon,
            onSelect: () => navigate(`${paths.newNotification}?da=${notification.id}`),
          },
        ]),
    {
      key: 'visible',
      label: intl.formatMessage(notification.visible ? actionMessages.hide : actionMessages.show),
      icon: notification.visible ? EyeOffIcon : EyeIcon,
      apart: true,
      onSelect: () => mutate(notification),
    },
    {
      key: 'deleteaction',
      label: intl.formatMessage(actionMessages.remove),
      icon: DeleteIcon,
      apart: true,
      danger: true,
      onSelect: () => onRemove(notification),
    },
  ];
}
