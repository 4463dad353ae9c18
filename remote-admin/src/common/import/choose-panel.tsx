import { Button, Note } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { DownloadIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { UploadField } from 'shared-ui/work';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';
import type { ImportState } from './use-import';

/** The model to fill in, as a spreadsheet. */
export function TemplateButton({ template }: { template: NonNullable<ImportAdapter['template']> }) {
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
  adapter: ImportAdapter;
  state: Pick<ImportState, 'file' | 'take' | 'trying' | 'failure'>;
}

/** The first thing asked for: the file. What is wrong with it as a whole stands here, too. */
export function ChoosePanel({ adapter, state: { file, take, trying, failure } }: ChoosePanelProps) {
  return (
    <Panel bare ask title={<FormattedMessage {...messages.choose} />}>
      <PanelBody>
        {adapter.advice}
        <UploadField
          label={<FormattedMessage {...messages.chooseFile} />}
          types={adapter.file.mediaTypes}
          maxBytes={adapter.file.maxBytes}
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
