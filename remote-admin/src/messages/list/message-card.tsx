import type { ReactNode } from 'react';
import type { OutboxMessage } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { Cut, DateText } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { channelNames } from '../labels/channel.messages';
import { purposeName } from '../labels/purpose-name';
import { StatusTag } from '../labels/status-tag';
import { receiverOf } from './message-columns';

const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface MessageCardProps {
  message: OutboxMessage;
  onOpen(message: OutboxMessage): void;
  menu: ReactNode;
}

/** A message on a phone. */
export function MessageCard({ message, onOpen, menu }: MessageCardProps) {
  const intl = useIntl();
  return (
    <RowCard
      top={<StatusTag status={message.status} />}
      topEnd={
        <When>
          <DateText value={message.created_at} as="dateTime" />
        </When>
      }
      title={
        <Button look="link" size="control" onClick={() => onOpen(message)}>
          {purposeName(message.template, intl)}
        </Button>
      }
      titleEnd={intl.formatMessage(channelNames[message.channel])}
      foot={<Cut quiet text={receiverOf(message)} />}
      footEnd={menu}
    />
  );
}
