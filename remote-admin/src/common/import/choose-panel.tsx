import { Button, Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { DownloadIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel, PanelBody } from 'shared-ui/pieces';
import { UploadField } from 'shared-ui/work';
import type { ImportDesk } from './import-desk';
import { messages } from './messages';
import type { ImportState } from './use-import';

/** The model to fill in, as a spreadsheet. */
export function TemplateButton({ template }: { template: NonNullable<ImportDesk['template']> }) {
  const intl = useIntl();
  const download = useDownload(() => template('xlsx'));
  return (
    <div>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        <Icon of={DownloadIcon} />
        <FormattedMessage {...messages.template} />
      </Button>
      <div role="alert">{download.error && failureText(download.error, intl)}</div>
    </div>
  );
}

interface ChoosePanelProps {
  desk: ImportDesk;
  state: Pick<ImportState, 'file' | 'take' | 'trying' | 'failure'>;
}

/** The first thing asked for: the file. What is wrong with it as a whole stands here, too. */
export function ChoosePanel({ desk, state: { file, take, trying, failure } }: ChoosePanelProps) {
  return (
    <Panel bare ask title={<FormattedMessage {...messages.choose} />}>
      <PanelBody>
        {desk.advice}
        <UploadField
          label={<FormattedMessage {...messages.chooseFile} />}
          types={desk.file.mediaTypes}
          maxBytes={desk.file.maxBytes}
          onFile={take}
          sending={trying && file ? { name: file.name, progress: null } : null}
        />
        {failure && !trying && (
          <Note tone="error" role="alert" marginTop="16px">
            <strong>{file?.name}</strong> {failure}
          </Note>
        )}
      </PanelBody>
    </Panel>
  );
}
