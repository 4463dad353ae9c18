import type { ReactNode } from 'react';
import type { ReceivedFile } from 'shared-api/kernel';
import { Button, chakra, IconButton, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { DownloadIcon, EyeIcon, Icon, type IconDrawing } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** The columns of documents and attachments; below 600 only the name, its state and the download. */
export const fileColumns = {
  display: 'grid',
  gridTemplateColumns: { base: '16px minmax(0, 1fr) auto', sm: '16px minmax(0, 1fr) 88px 136px 120px' },
  columnGap: '12px',
  alignItems: 'center',
  paddingInline: { base: '16px', md: '24px' },
} as const;

const Row = chakra('li', {
  base: { ...fileColumns, minHeight: '48px', paddingBlock: { base: '8px', sm: 0 }, borderTopWidth: '1px' },
});
const Name = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', minWidth: 0 },
});
const Wide = chakra('span', { base: { display: { base: 'none', sm: 'block' }, fontVariantNumeric: 'tabular-nums' } });
const Narrow = chakra('span', {
  base: { display: { base: 'block', sm: 'none' }, width: '100%', textStyle: 'caption', color: 'fg.muted' },
});
const Tools = chakra('span', { base: { display: 'flex', justifyContent: 'flex-end', _print: { display: 'none' } } });

interface FileRowProps {
  icon: IconDrawing;
  name: string;
  /** Beside the name: a tag, a size. */
  beside?: ReactNode;
  /** The fingerprint, or "allegato". */
  mark: ReactNode;
  when: string;
  fileName: string;
  fetchFile(): Promise<ReceivedFile>;
  /** Shows it on the page. */
  onOpen(): void;
  /** Further actions, after the download. */
  children?: ReactNode;
}

/** A file: read on the page by its name or the eye, saved by the arrow. */
export function FileRow({ icon, name, beside, mark, when, fileName, fetchFile, onOpen, children }: FileRowProps) {
  const intl = useIntl();
  const download = useDownload(fetchFile, fileName);
  return (
    <Row>
      <Icon of={icon} />
      <Name>
        <Button look="link" minHeight="32px" onClick={onOpen} overflowWrap="anywhere" textAlign="start">
          {name}
        </Button>
        {beside}
        <Narrow>
          {when}, {mark}
        </Narrow>
        {download.error && (
          <Text look="small" color="error" role="alert" width="100%">
            {failureText(download.error, intl)}
          </Text>
        )}
      </Name>
      <Wide>{mark}</Wide>
      <Wide>{when}</Wide>
      <Tools>
        <IconButton
          icon={EyeIcon}
          display={{ base: 'none', sm: 'inline-flex' }}
          label={intl.formatMessage(messages.open, { name })}
          onClick={onOpen}
        />
        <IconButton
          icon={DownloadIcon}
          label={intl.formatMessage(messages.download, { name })}
          onClick={() => download.mutate()}
          aria-busy={download.isPending || undefined}
        />
        {children}
      </Tools>
    </Row>
  );
}
