import { type ReactNode, useState } from 'react';
import type { InAppNotification } from 'shared-api/entities';
import { Button, IconButton, PageHeader } from 'shared-ui';
import { DeleteIcon, EyeIcon, EyeOffIcon, Icon, MoreIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { paths } from '../../common/paths';
import { actionMessages } from '../messages';
import { RemoveDialog } from '../notification-actions';
import { AutomaticTag, MarketingTag, StateTag } from '../notification-labels';
import { messages } from './messages';

interface NotificationHeadProps {
  notification: InAppNotification;
  /** The page's own buttons, before the menu. */
  actions?: ReactNode;
  /** Hides it or shows it again. */
  onToggle(): void;
  /** That is on its way. */
  toggling: boolean;
  onRemoved(): void;
}

/** What a notification is called, whether people see it, and what can be done with it. */
export function NotificationHead(props: NotificationHeadProps) {
  const { notification, actions, onToggle, toggling, onRemoved } = props;
  const intl = useIntl();
  const [removing, setRemoving] = useState(false);
  const { title, automatic, marketing } = notification;
  const visibleWord = notification.visible ? actionMessages.hide : actionMessages.show;
  const visibleIcon = notification.visible ? EyeOffIcon : EyeIcon;
  return (
    <>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.notifications }, { label: title }]}
        title={title}
        chip={
          <>
            <StateTag notification={notification} /> {automatic && <AutomaticTag />}
            {marketing && <MarketingTag />}
          </>
        }
        actions={
          <>
            {automatic && (
              <Button loading={toggling} onClick={onToggle}>
                <Icon of={visibleIcon} />
                <FormattedMessage {...visibleWord} />
              </Button>
            )}
            {actions}
            <Menu
              trigger={
                <IconButton icon={MoreIcon} look="outline" size="control" label={intl.formatMessage(messages.more)} />
              }
              items={[
                {
                  key: 'visible',
                  label: intl.formatMessage(visibleWord),
                  icon: visibleIcon,
                  onSelect: onToggle,
                },
                {
                  key: 'remove',
                  label: intl.formatMessage(actionMessages.remove),
                  icon: DeleteIcon,
                  apart: true,
                  danger: true,
                  onSelect: () => setRemoving(true),
                },
              ]}
            />
          </>
        }
      />
      {removing && (
        <RemoveDialog notification={notification} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </>
  );
}
