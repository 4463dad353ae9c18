import type { ReceivedFile } from 'shared-api/kernel';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { useFetchedFile } from 'shared-ui/files';
import { useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { PdfViewer } from 'shared-ui/pdf';
import type { QueryKey } from 'shared-ui/query';
import { messages } from './messages';

export interface ShownFile {
  readonly queryKey: QueryKey;
  readonly name: string;
  readonly fileName: string;
  readonly fetchFile: () => Promise<ReceivedFile>;
}

/** A document or a picture over the page. */
export function FileViewer({ file, onClose }: { file: ShownFile | null; onClose: () => void }) {
  return (
    <Dialog open={file !== null} onClose={onClose} title={file?.name}>
      {file && <FileContent file={file} />}
    </Dialog>
  );
}

function FileContent({ file: { queryKey, name, fileName, fetchFile } }: { file: ShownFile }) {
  const intl = useIntl();
  const { data, address, error, refetch, isFetching } = useFetchedFile(queryKey, fetchFile);
  if (error)
    return (
      <QueryFailure
        title={intl.formatMessage(messages.unreadable)}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data || !address)
    return (
      <SkeletonGroup label={intl.formatMessage(messages.opening)}>
        <Skeleton height={480} />
      </SkeletonGroup>
    );
  if (data.blob.type.startsWith('image/')) return <img src={address} alt={name} />;
  return <PdfViewer file={data.blob} name={name} fileName={fileName} />;
}
