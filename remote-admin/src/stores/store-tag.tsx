import type { Store } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { stateMessages } from './messages';

type Flags = Pick<Store, 'active' | 'online_enabled' | 'visible'>;

/** Whether customers find a dealer: on line are those active, sold on line and visible (decisions.md section 4). */
export function StoreTag({ store: { active, online_enabled, visible } }: { store: Flags }) {
  const state = !active ? 'off' : online_enabled && visible ? 'online' : 'offline';
  return (
    <Tag tone={state === 'online' ? 'success' : state === 'off' ? 'error' : 'plain'}>
      <FormattedMessage {...stateMessages[state]} />
    </Tag>
  );
}
