import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import type { AdapterStatus } from './use-adapter-test';

/** How a service fares; what is built in stands in for one that is not configured. */
export function StateTag({ adapter: { healthy, configured } }: { adapter: AdapterStatus }) {
  if (!healthy) {
    return (
      <Tag tone="warning">
        <FormattedMessage {...messages.ill} />
      </Tag>
    );
  }
  return (
    <Tag tone={configured ? 'success' : 'plain'}>
      <FormattedMessage {...(configured ? messages.answers : messages.builtIn)} />
    </Tag>
  );
}
