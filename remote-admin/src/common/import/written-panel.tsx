import type { ImportReport } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { Button, ButtonLink } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';
import { VerdictPanel } from './verdict-panel';

interface WrittenPanelProps {
  adapter: ImportAdapter;
  report: ImportReport;
  /** When it was taken back; null while it stands. */
  undoneAt: string | null;
  onAgain(): void;
}

/** Everything is written: what it was, and the way on. Once it is taken back, that it was. */
export function WrittenPanel({ adapter, report, undoneAt, onAgain }: WrittenPanelProps) {
  const { create, update, unchanged } = report;
  const person = usePerson();
  const things = adapter.words.things(create + update);
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
        report={undoneAt ? null : report}
        overline={<FormattedMessage {...(undoneAt ? messages.undone : messages.written)} />}
        title={
          <FormattedMessage
            {...(undoneAt ? messages.undoneTitle : messages.writtenTitle)}
            values={{ count: create + update, things }}
          />
        }
        actions={
          <>
            {again}
            {onward}
          </>
        }
      >
        {undoneAt ? (
          <FormattedMessage
            {...messages.undoneText}
            values={{
              date: formatDateTime(undoneAt),
              by: person ? `${person.firstname} ${person.lastname}` : 'none',
            }}
          />
        ) : (
          <FormattedMessage {...messages.writtenText} values={{ create, update, unchanged }} />
        )}
      </VerdictPanel>
      <StickyAction>{onward}</StickyAction>
    </>
  );
}
