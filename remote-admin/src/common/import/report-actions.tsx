import { type ComponentProps, useRef } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { Button, IconButton } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { DownloadIcon, Icon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { errorsFile } from './errors-file';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';
import type { ImportState } from './use-import';

interface ReportActionsProps {
  adapter: ImportAdapter;
  state: ImportState;
  report: ImportReport;
  /** On a phone: a square first, then the one action. */
  narrow?: boolean;
}

/** What comes next: the corrected file while there are errors, else the import itself. */
export function ReportActions({ adapter, state, report, narrow }: ReportActionsProps) {
  const { errors, lines, create, update } = report;
  const intl = useIntl();
  const wrong = errors.length > 0;
  const unread = wrong && lines.length === 0;
  const changes = create + update;
  const download = () => {
    const name = state.file?.name.replace(/\.\w+$/, '') ?? '';
    saveFile(errorsFile(report, adapter.fields), intl.formatMessage(messages.errorsFile, { name }));
  };
  const downloadWords = intl.formatMessage(messages.downloadErrors);
  const hasRows = report.rows_to_correct.length > 0;
  const otherFile = (
    <FileButton
      types={adapter.file.mediaTypes}
      look={wrong && !unread ? 'solid' : 'outline'}
      loading={state.trying}
      onFile={state.take}
    >
      <FormattedMessage {...(wrong ? messages.uploadCorrected : messages.otherFile)} />
    </FileButton>
  );
  if (wrong)
    return (
      <>
        {hasRows &&
          (narrow ? (
            <IconButton icon={DownloadIcon} look="outline" label={downloadWords} onClick={download} />
          ) : (
            <Button onClick={download}>
              <Icon of={DownloadIcon} />
              {downloadWords}
            </Button>
          ))}
        {otherFile}
      </>
    );
  return (
    <>
      {(!narrow || changes === 0) && otherFile}
      {changes > 0 && (
        <Button
          look="solid"
          // What is shown is the file from before: it must not bring in one that nobody has read yet.
          disabled={state.trying}
          loading={state.writing}
          loadingText={<FormattedMessage {...messages.importing} />}
          onClick={state.commit}
        >
          <FormattedMessage {...messages.import} values={{ things: adapter.words.things(changes) }} />
        </Button>
      )}
    </>
  );
}

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  types: readonly string[];
  onFile(file: File): void;
}

/** Another file in place of the one that was read. */
function FileButton({ types, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <Icon of={UploadIcon} />
        {children}
      </Button>
    </>
  );
}
