import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { activeMessages } from './active.messages';

/** Whether a person may sign in. */
export function ActiveTag({ active }: { active: boolean }) {
  return (
    <Tag tone={active ? 'success' : 'error'}>
      <FormattedMessage {...(active ? activeMessages.active : activeMessages.disabled)} />
    </Tag>
  );
}
