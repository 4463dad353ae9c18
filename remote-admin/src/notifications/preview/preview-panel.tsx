import type { InAppNotification } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Heading, Stack, Tag, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatDateTime, fromLocalTime } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NoticeCard } from 'shared-ui/overlays';
import type { NotificationValues } from '../form/notification-values';
import { messages } from './messages';

/** What is being written, as people will read it. */
export function LivePreview() {
  const now = new Date(useHost().now()).toISOString();
  const values = useFormContext<NotificationValues>().watch();
  const at = fromLocalTime(values.visible_at) ?? now;
  return <PreviewPanel notice={{ ...values, at }} onStorePage={values.audience.stores.length > 0} />;
}

interface PreviewedNotice
  extends Pick<InAppNotification, 'title' | 'excerpt' | 'body' | 'type' | 'cta_label' | 'cta_url' | 'closable'> {
  /** Since when it stands there, an instant. */
  readonly at: string;
}

interface PreviewPanelProps {
  notice: PreviewedNotice;
  /** Whether a dealer is among those that it is for. */
  onStorePage: boolean;
}

const nothing = () => undefined;

/** A notice where people will read it: behind the bell, and on a dealer's page. Its buttons do nothing here. */
export function PreviewPanel({ notice, onStorePage }: PreviewPanelProps) {
  const intl = useIntl();
  const { title, excerpt, body, type, cta_label, cta_url, closable, at } = notice;
  const card = {
    tone: type,
    title: title || intl.formatMessage(messages.emptyTitle),
    excerpt: excerpt || intl.formatMessage(messages.emptyExcerpt),
    at: formatDateTime(at),
    link: cta_url?.startsWith('/') ? { to: cta_url, label: cta_label || intl.formatMessage(messages.open) } : null,
    close: closable ? { label: intl.formatMessage(messages.close), onClose: nothing } : null,
  };
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <Stack gap="8px" align="stretch">
        <Heading level={3} look="label">
          <FormattedMessage {...messages.bell} />
        </Heading>
        <NoticeCard
          {...card}
          body={body}
          mark={
            <Tag>
              <FormattedMessage {...messages.fresh} />
            </Tag>
          }
        />
        <Heading level={3} look="label" marginTop="16px">
          <FormattedMessage {...messages.store} />
        </Heading>
        {onStorePage ? (
          <NoticeCard {...card} />
        ) : (
          <Text look="small" muted>
            <FormattedMessage {...messages.noStore} />
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
