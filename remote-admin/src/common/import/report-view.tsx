import { useState } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { Button, chakra, Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import { DifferencePanel } from './difference-panel';
import { ErrorPanel } from './error-panel';
import type { ImportDesk } from './import-desk';
import { MappingPanel } from './mapping-panel';
import { messages } from './messages';
import { ReportActions } from './report-actions';
import type { ImportState } from './use-import';
import { useReportView } from './use-report-view';
import { VerdictPanel } from './verdict-panel';
import { verdictWords } from './verdict-words';

const Wait = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', color: 'fg.muted' },
});

interface ReportViewProps {
  desk: ImportDesk;
  state: ImportState;
  report: ImportReport;
}

/** What a trial found: the verdict, errors before differences, the columns, and the one deed that comes next. */
export function ReportView({ desk, state, report }: ReportViewProps) {
  const view = useReportView(report);
  const { errors, create, update, headings, mapping, lines } = report;
  const wrong = errors.length > 0;
  const changes = create + update;
  const unmapped = headings.some((heading) => heading !== '' && !mapping[heading]);
  const unread = wrong && lines.length === 0;
  const [mapAsked, setMapAsked] = useState(unmapped && wrong);
  const mapOpen = mapAsked || unread;
  const words = verdictWords(report);
  const things = desk.words.things(changes);
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
        actions={<ReportActions desk={desk} state={state} report={report} />}
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
      </VerdictPanel>
      {mapOpen && (
        <MappingPanel
          key={JSON.stringify(mapping)}
          report={report}
          fields={desk.fields}
          asked={unread}
          trying={state.trying}
          onTry={(next) => {
            setMapAsked(false);
            state.remap(next);
          }}
        />
      )}
      {wrong && <ErrorPanel report={report} page={view.errorPage} />}
      {lines.length > 0 && <DifferencePanel report={report} desk={desk} view={view} />}
      {wrong && changes > 0 && (
        <Wait>
          <Button look="solid" disabled>
            <FormattedMessage {...messages.import} values={{ things }} />
          </Button>
          <FormattedMessage {...messages.whenNoErrors} />
        </Wait>
      )}
      <StickyAction>
        <ReportActions desk={desk} state={state} report={report} narrow />
      </StickyAction>
    </>
  );
}
