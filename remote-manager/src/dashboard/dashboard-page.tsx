import { EmptyState, PageHeader, Panel } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** The area's first page. */
export function DashboardPage() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} />
      <Panel bare>
        <EmptyState title={<FormattedMessage {...messages.notOpen} />}>
          <FormattedMessage {...messages.advice} />
        </EmptyState>
      </Panel>
    </>
  );
}
