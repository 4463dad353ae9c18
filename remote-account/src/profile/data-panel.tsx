import { useState } from 'react';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { DownloadIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ErasureDialog } from './erasure-dialog';
import { messages } from './messages';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    '& > p': { flex: '1 1 280px' },
  },
});

/** Everything the product knows of the person, to take away or to have erased. */
export function DataPanel() {
  const api = useApi();
  const intl = useIntl();
  const [erasing, setErasing] = useState(false);
  const take = useDownload(() => api.account.exportData(undefined, { quiet: true }));
  return (
    <Panel title={<FormattedMessage {...messages.data} />} bare>
      <PanelBody>
        <Row>
          <Text>
            <FormattedMessage {...messages.exportText} />
          </Text>
          <Button onClick={() => take.mutate()} loading={take.isPending}>
            <Icon of={DownloadIcon} />
            <FormattedMessage {...messages.exportData} />
          </Button>
        </Row>
        {take.isError && (
          <Note tone="error" role="alert" marginTop="16px">
            {failureText(take.error, intl)}
          </Note>
        )}
      </PanelBody>
      <PanelBody>
        <Row>
          <Text>
            <FormattedMessage {...messages.erasureText} />
          </Text>
          <Button look="danger" onClick={() => setErasing(true)}>
            <FormattedMessage {...messages.askErasure} />
          </Button>
        </Row>
      </PanelBody>
      {erasing && <ErasureDialog onClose={() => setErasing(false)} />}
    </Panel>
  );
}
