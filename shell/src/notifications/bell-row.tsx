import type { BellNotification } from 'shared-api/entities';
import { CloseIcon, chakra, IconButton, Note, Tag, Text, TextLink } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '12px' } });
const Words = chakra('div', { base: { flex: 1, minWidth: 0, display: 'grid', gap: '4px', overflowWrap: 'anywhere' } });

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
    <Note tone={type}>
      <Row>
        <Words>
          <p>
            <strong>{title}</strong>{' '}
            {fresh && (
              <Tag>
                <FormattedMessage {...messages.fresh} />
              </Tag>
            )}
          </p>
          <p>{excerpt}</p>
          {body && <Text look="small">{body}</Text>}
          <Text look="caption" muted>
            {formatDate(visible_at ?? created_at, { dateStyle: 'long', timeStyle: 'short' })}
          </Text>
          {cta_url && (
            <p>
              <TextLink to={cta_url} onClick={onFollow}>
                {cta_label ?? <FormattedMessage {...messages.open} />}
              </TextLink>
            </p>
          )}
        </Words>
        {closable && (
          <IconButton icon={CloseIcon} label={formatMessage(messages.close)} size="control" onClick={onClose} />
        )}
      </Row>
    </Note>
  );
}
