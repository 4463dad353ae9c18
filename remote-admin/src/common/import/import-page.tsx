import { chakra, PageHeader, Stack } from 'shared-ui';
import { useFocusOnward } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { formatSize } from 'shared-ui/work';
import { ChoosePanel, TemplateButton } from './choose-panel';
import type { ImportAdapter } from './import-adapter';
import { type ImportStep, ImportSteps } from './import-steps';
import { LastRun } from './last-run';
import { messages } from './messages';
import { ReportView } from './report-view';
import { type ImportState, useImport } from './use-import';
import { WrittenPanel } from './written-panel';

const Foot = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', minHeight: '40px' } });

function stepOf({ report, written, undoneAt }: ImportState): ImportStep {
  if (written) return undoneAt ? 3 : 4;
  if (!report) return 0;
  if (report.lines.length === 0) return 1;
  return report.errors.length > 0 ? 2 : 3;
}

/** An import from the choice of the file to the written records, of whatever the adapter is for. */
export function ImportPage({ adapter }: { adapter: ImportAdapter }) {
  const intl = useIntl();
  const state = useImport(adapter);
  const { file, report, written, undoneAt } = state;
  const read = report ?? written;
  const known = read && new Set(Object.values(read.mapping)).size;
  const onward = useFocusOnward<HTMLDivElement>();
  return (
    <>
      <PageHeader
        crumbs={adapter.words.crumbs}
        title={adapter.words.title}
        actions={adapter.template && <TemplateButton template={adapter.template} />}
      />
      <ImportSteps
        current={stepOf(state)}
        told={[
          file
            ? intl.formatMessage(messages.fileTold, { name: file.name, size: formatSize(file.size) })
            : intl.formatMessage(messages.noFile),
          read
            ? intl.formatMessage(messages.columnsTold, { known, all: read.headings.length })
            : intl.formatMessage(messages.columnsLater),
          intl.formatMessage(written ? messages.trialDone : messages.trialTold),
          intl.formatMessage(undoneAt ? messages.writeUndone : written ? messages.writeDone : messages.writeTold),
        ]}
      />
      <Stack {...onward} gap={{ base: '16px', md: '24px' }} align="stretch">
        {written ? (
          <WrittenPanel adapter={adapter} report={written} undoneAt={undoneAt} onAgain={state.again} />
        ) : report ? (
          <ReportView adapter={adapter} state={state} report={report} />
        ) : (
          <ChoosePanel adapter={adapter} state={state} />
        )}
        <Foot>
          {adapter.lastRun && adapter.undo && (
            <LastRun adapter={adapter} lastRun={adapter.lastRun} undo={adapter.undo} onUndone={state.tellUndone} />
          )}
        </Foot>
      </Stack>
    </>
  );
}
