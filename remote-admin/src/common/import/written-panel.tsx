import type { ImportReport } from 'shared-api/entities';
import { Button, ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';
import { VerdictPanel } from './verdict-panel';

interface WrittenPanelProps {
  adapter: ImportAdapter;
  report: ImportReport;
  onAgain(): void;
}

/** Everything is written: what it was, and the way on. */
export function WrittenPanel({ adapter, report, onAgain }: WrittenPanelProps) {
  const { create, update, unchanged } = report;
  const onward = (
    <ButtonLink look="solid" to={adapter.onwardTo}>
      {adapter.words.onward}
    </ButtonLink>
  );
  const again = (
    <Button onClick={onAgain}>
      <FormattedMessage {...messages.otherFile} />
    </Button>
  );
  return (
    <>
      <VerdictPanel
        report={report}
        overline={<FormattedMessage {...messages.written} />}
        title={
          <FormattedMessage
            {...messages.writtenTitle}
            values={{ count: create + update, things: adapter.words.things(create + update) }}
          />
        }
        actions={
          <>
            {again}
            {onward}
          </>
        }
      >
        <FormattedMessage {...messages.writtenText} values={{ create, update, unchanged }} />
      </VerdictPanel>
      <StickyAction>{onward}</StickyAction>
    </>
  );
}
