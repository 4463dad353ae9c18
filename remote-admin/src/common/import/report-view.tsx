import { useState } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { Button, chakra, Note } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import { DifferencePanel } from './difference-panel';
import { ErrorPanel } from './error-panel';
import type { ImportAdapter } from './import-adapter';
import { MappingPanel } from './mapping-panel';
import { messages } from './messages';
import { ReportActions } from './report-actions';
import type { ImportState } from './use-import';
import { useReportView } from './use-report-view';
import { VerdictPanel } from './verdict-panel';

const Wait = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: 'fg.muted' },
});

interface ReportViewProps {
  adapter: ImportAdapter;
  state: ImportState;
  report: ImportReport;
}

/** What a trial found: the verdict, errors before differences, the columns, and the one action that comes next. */
export function ReportView({ adapter, state, report }: ReportViewProps) {
  const view = useReportView(report, adapter.fields);
  const { errors, create, update, headings, mapping, lines } = report;
  const wrong = errors.length > 0;
  const changes = create + update;
  const unmapped = headings.some((heading) => heading !== '' && !mapping[heading]);
  const unread = wrong && lines.length === 0;
  const [mapAsked, setMapAsked] = useState(unmapped && wrong);
  const mapOpen = mapAsked || unread;
  const words = verdictWords(report);
  const things = adapter.words.things(changes);
  return (
    <>
      {state.failure && (
        <Note tone="error" role="alert">
          {state.failure}
        </Note>
      )}
      <VerdictPanel
        report={report}
        overline={<FormattedMessage {...messages.verdict} />}
        title={<FormattedMessage {...words.title} values={words.values} />}
        actions={<ReportActions adapter={adapter} state={state} report={report} />}
        onLine={view.showLine}
        more={
          !mapOpen && (
            <Button look="link" onClick={() => setMapAsked(true)}>
              <FormattedMessage {...messages.changeColumns} />
            </Button>
          )
        }
      >
        <FormattedMessage {...words.text} />
        {!wrong && changes > 0 && !adapter.undo && (
          <>
            {' '}
            <strong>
              <FormattedMessage {...messages.final} />
            </strong>
          </>
        )}
      </VerdictPanel>
      {mapOpen && (
        <MappingPanel
          key={JSON.stringify(mapping)}
          report={report}
          fields={adapter.fields}
          asked={unread}
          trying={state.trying}
          onTry={(next) => {
            setMapAsked(false);
            state.remap(next);
          }}
        />
      )}
      {wrong && <ErrorPanel report={report} fields={adapter.fields} page={view.errorPage} />}
      {lines.length > 0 && <DifferencePanel report={report} adapter={adapter} view={view} />}
      {wrong && changes > 0 && (
        <Wait>
          <Button look="solid" disabled>
            <FormattedMessage {...messages.import} values={{ things }} />
          </Button>
          <FormattedMessage {...messages.whenNoErrors} />
        </Wait>
      )}
      <StickyAction>
        <ReportActions adapter={adapter} state={state} report={report} narrow />
      </StickyAction>
    </>
  );
}

interface VerdictWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly values: Readonly<Record<string, number>>;
}

/** The verdict in one line, and what follows from it. */
function verdictWords({ rows, errors, lines, create, update }: ImportReport): VerdictWords {
  const values = { rows, count: lines.filter(({ change }) => change === 'error').length };
  if (errors.length > 0 && values.count === 0) {
    return { title: messages.headingWrong, text: messages.headingWrongText, values };
  }
  if (errors.length > 0) return { title: messages.toCorrect, text: messages.toCorrectText, values };
  if (create + update === 0) return { title: messages.nothingNew, text: messages.nothingNewText, values };
  return { title: messages.ready, text: messages.readyText, values };
}
