import type { BellNotification } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NoticeCard } from 'shared-ui/overlays';
import { messages } from './messages';

interface BellRowProps {
  notification: BellNotification;
  /** Was it new when the bell was opened? */
  fresh: boolean;
  onClose: () => void;
  /** The link was followed. */
  onFollow: () => void;
}

/** A notification of the server: what it says, where it leads, and the way to be rid of it where it may be closed. */
export function BellRow({ notification, fresh, onClose, onFollow }: BellRowProps) {
  const { formatDate, formatMessage } = useIntl();
  const { title, excerpt, body, type, cta_label, cta_url, closable, visible_at, created_at } = notification;
  return (
    <NoticeCard
      tone={type}
      title={title}
      mark={
        fresh && (
          <Tag>
            <FormattedMessage {...messages.fresh} />
          </Tag>
        )
      }
      excerpt={excerpt}
      body={body}
      at={formatDate(visible_at ?? created_at, { dateStyle: 'long', timeStyle: 'short' })}
      link={cta_url ? { to: cta_url, label: cta_label ?? formatMessage(messages.open), onFollow } : null}
      close={closable ? { label: formatMessage(messages.close), onClose } : null}
    />
  );
}
