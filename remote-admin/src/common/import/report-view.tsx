import { useState } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { Button, chakra, DownloadIcon, Icon, Note } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { StickyAction } from 'shared-ui/work';
import { DifferencePanel } from './difference-panel';
import { ErrorPanel } from './error-panel';
import { errorsFile } from './errors-file';
import { FileButton } from './file-button';
import type { ImportDesk } from './import-desk';
import { MappingPanel } from './mapping-panel';
import { messages } from './messages';
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
  const intl = useIntl();
  const view = useReportView(report);
  const { errors, create, update, headings, mapping, lines } = report;
  const wrong = errors.length > 0;
  const changes = create + update;
  const unmapped = headings.some((heading) => heading !== '' && !mapping[heading]);
  const [mapOpen, setMapOpen] = useState(unmapped && wrong);
  const words = verdictWords(report);
  const importWords = <FormattedMessage {...messages.import} values={{ things: desk.words.things(changes) }} />;

  const actions = (
    <>
      {wrong && (
        <Button
          onClick={() =>
            saveFile(
              errorsFile(errors, intl),
              intl.formatMessage(messages.errorsFile, { name: state.file?.name.replace(/\.\w+$/, '') }),
            )
          }
        >
          <Icon of={DownloadIcon} />
          <FormattedMessage {...messages.downloadErrors} values={{ count: errors.length }} />
        </Button>
      )}
      <FileButton
        types={desk.file.mediaTypes}
        look={wrong ? 'solid' : 'outline'}
        loading={state.trying}
        onFile={state.take}
      >
        <FormattedMessage {...(wrong ? messages.uploadCorrected : messages.otherFile)} />
      </FileButton>
      {!wrong && changes > 0 && (
        <Button
          look="solid"
          loading={state.writing}
          loadingText={<FormattedMessage {...messages.importing} />}
          onClick={state.commit}
        >
          {importWords}
        </Button>
      )}
    </>
  );

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
        actions={actions}
        onLine={view.showLine}
      >
        <FormattedMessage {...words.text} />{' '}
        {!mapOpen && (
          <Button look="link" onClick={() => setMapOpen(true)}>
            <FormattedMessage {...messages.changeColumns} />
          </Button>
        )}
      </VerdictPanel>
      {mapOpen && (
        <MappingPanel
          key={JSON.stringify(mapping)}
          report={report}
          fields={desk.fields}
          trying={state.trying}
          onTry={state.remap}
        />
      )}
      {wrong && <ErrorPanel report={report} page={view.errorPage} />}
      {lines.length > 0 && <DifferencePanel report={report} desk={desk} view={view} />}
      {wrong && changes > 0 && (
        <Wait>
          <Button look="solid" disabled>
            {importWords}
          </Button>
          <FormattedMessage {...messages.whenNoErrors} />
        </Wait>
      )}
      <StickyAction>{actions}</StickyAction>
    </>
  );
}
