import type { ImportReport } from 'shared-api/entities';
import { Button, ButtonLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import type { ImportDesk } from './import-desk';
import { messages } from './messages';
import { VerdictPanel } from './verdict-panel';

interface WrittenPanelProps {
  desk: ImportDesk;
  report: ImportReport;
  onAgain(): void;
}

/** Everything is written: what it was, and the way on. */
export function WrittenPanel({ desk, report, onAgain }: WrittenPanelProps) {
  const { create, update, unchanged } = report;
  const onward = (
    <ButtonLink look="solid" to={desk.onwardTo}>
      {desk.words.onward}
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
            values={{ count: create + update, things: desk.words.things(create + update) }}
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
