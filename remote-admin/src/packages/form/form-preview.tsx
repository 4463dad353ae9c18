import { adminPackageTypes } from 'shared-api/contracts';
import type { PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { useFetchedFile } from 'shared-ui/files';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { PdfViewer } from 'shared-ui/pdf';
import { packageKeys } from '../package-keys';
import { messages } from './messages';

/** The type's form as a contract would fill it, with a made-up customer and car. */
export function FormPreview({ type, onClose }: { type: PackageType; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...messages.previewTitle} values={{ title: type.title }} />}
    >
      <PreviewedForm type={type} />
    </Dialog>
  );
}

function PreviewedForm({ type: { code, form_version, title } }: { type: PackageType }) {
  const intl = useIntl();
  const types = useApi().bind(adminPackageTypes);
  const { data, error, refetch, isFetching } = useFetchedFile(packageKeys.preview(code, form_version ?? 0), () =>
    types.preview({ params: { code } }, { quiet: true }),
  );
  if (error) return <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data)
    return (
      <SkeletonGroup label={intl.formatMessage(messages.opening)}>
        <Skeleton height={480} />
      </SkeletonGroup>
    );
  return <PdfViewer file={data.blob} name={title} fileName={data.name} />;
}
