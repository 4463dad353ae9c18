import type { ReactNode } from 'react';
import type { ReceivedFile } from 'shared-api/kernel';
import { Button, chakra, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { DownloadIcon, Icon, type IconDrawing } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    columnGap: '16px',
    alignItems: 'center',
    minHeight: '67px',
    paddingBlock: '8px',
    borderBottomWidth: '1px',
  },
});
const Size = chakra('span', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '24px',
    whiteSpace: 'nowrap',
  },
});

interface DocumentRowProps {
  icon: IconDrawing;
  title: ReactNode;
  text: ReactNode;
  /** In bytes. */
  size?: number;
  fileName: string;
  fetchFile(): Promise<ReceivedFile>;
}

/** A file to save, with its size; a failure stands under it. */
export function DocumentRow({ icon, title, text, size, fileName, fetchFile }: DocumentRowProps) {
  const intl = useIntl();
  const download = useDownload(fetchFile, fileName);
  return (
    <Row>
      <Icon of={icon} size={20} />
      <div>
        <Button
          look="link"
          minHeight="28px"
          onClick={() => download.mutate()}
          loading={download.isPending}
          loadingText={<FormattedMessage {...messages.saving} />}
        >
          {title}
        </Button>
        <Text look="small" muted>
          {text}
        </Text>
        {download.error && (
          <Text look="small" color="error" role="alert">
            {failureText(download.error, intl)}
          </Text>
        )}
      </div>
      <Size>
        {size !== undefined && (
          <chakra.span display={{ base: 'none', sm: 'inline' }}>
            <FormattedMessage {...messages.size} values={{ kilobytes: Math.max(1, Math.round(size / 1000)) }} />
          </chakra.span>
        )}
        <Icon of={DownloadIcon} size={20} />
      </Size>
    </Row>
  );
}

/** A file that does not exist yet, and when it will. */
export function DocumentToCome({ icon, title, text }: { icon: IconDrawing; title: ReactNode; text: ReactNode }) {
  return (
    <Row color="fg.muted">
      <Icon of={icon} size={20} />
      <div>
        {title}
        <Text look="small" muted>
          {text}
        </Text>
      </div>
    </Row>
  );
}
