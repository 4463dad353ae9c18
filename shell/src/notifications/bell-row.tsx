import type { BellNotification } from 'shared-api/entities';
import { Button, Tag } from 'shared-ui';
import { formatLongDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NoticeCard } from 'shared-ui/overlays';
import { messages } from './messages';

interface BellRowProps {
  notification: BellNotification;
  onSeen(): void;
  onClose(): void;
  /** The link was followed. */
  onFollow(): void;
}

/** A notification of the server: what it says, where it leads, whether it was read, and the way to be rid of it. */
export function BellRow({ notification, onSeen, onClose, onFollow }: BellRowProps) {
  const { formatMessage } = useIntl();
  const { title, excerpt, body, type, cta_label, cta_url, closable, visible_at, created_at, seen } = notification;
  return (
    <NoticeCard
      tone={type}
      title={title}
      mark={
        !seen && (
          <Tag>
            <FormattedMessage {...messages.fresh} />
          </Tag>
        )
      }
      excerpt={excerpt}
      body={body}
      at={formatLongDateTime(visible_at ?? created_at)}
      link={cta_url ? { to: cta_url, label: cta_label ?? formatMessage(messages.open), onFollow } : null}
      action={
        !seen && (
          <Button look="link" aria-label={formatMessage(messages.readOne, { title })} onClick={onSeen}>
            <FormattedMessage {...messages.read} />
          </Button>
        )
      }
      close={closable ? { label: formatMessage(messages.close, { title }), onClose } : null}
    />
  );
}
