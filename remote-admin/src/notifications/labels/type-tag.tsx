import type { InAppNotification } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { typeMessages } from './type.messages';

/** What kind of news it is, in its colour. */
export function TypeTag({ type }: { type: InAppNotification['type'] }) {
  return (
    <Tag tone={type}>
      <FormattedMessage {...typeMessages[type]} />
    </Tag>
  );
}
