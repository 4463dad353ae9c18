import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { AdapterRow } from './adapter-row';
import { messages } from './messages';
import type { AdapterStatus } from './use-adapter-test';

/** The services outside the product. */
export function AdaptersPanel({ adapters }: { adapters: readonly AdapterStatus[] }) {
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />} meta={<FormattedMessage {...messages.meta} />}>
      <ul>
        {adapters.map((adapter) => (
          <AdapterRow key={adapter.name} adapter={adapter} />
        ))}
      </ul>
    </Panel>
  );
}
