import type { ReactNode } from 'react';
import type { ReceivedFile } from 'shared-api/kernel';
import { Button, type ButtonProps, chakra, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { Icon, type IconDrawing } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';

interface DownloadButtonProps extends Pick<ButtonProps, 'look'> {
  icon: IconDrawing;
  /** The file's name on the device. */
  name: string;
  fetchFile(): Promise<ReceivedFile>;
  children: ReactNode;
}

/** Saves a file; a failure stands under the button. */
export function DownloadButton({ icon, name, fetchFile, look, children }: DownloadButtonProps) {
  const intl = useIntl();
  const download = useDownload(fetchFile, name);
  return (
    <chakra.div display="flex" flexDirection="column">
      <Button look={look} onClick={() => download.mutate()} loading={download.isPending}>
        <Icon of={icon} />
        {children}
      </Button>
      {download.error && (
        <Text look="small" color="error" role="alert">
          {failureText(download.error, intl)}
        </Text>
      )}
    </chakra.div>
  );
}
