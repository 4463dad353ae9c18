import { useState } from 'react';
import { adminPackageTypes } from 'shared-api/contracts';
import type { FormCheck, PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, Skeleton, SkeletonGroup, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { failureText, QueryFailure, useIdempotencyKey } from 'shared-ui/data';
import { useFetchedFile } from 'shared-ui/files';
import { EyeIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { PdfViewer } from 'shared-ui/pdf';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { UploadField } from 'shared-ui/work';
import { packageKeys } from '../package-calls';
import { messages } from './messages';

const { maxBytes, mediaTypes } = adminPackageTypes.uploadPdf.file;

/** Uploads a new version of a type's form; the answer tells its fields. */
function useUploadForm(type: string) {
  const types = useApi().bind(adminPackageTypes);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File): Promise<FormCheck> =>
      withKey(
        [file.name, file.size, file.lastModified],
        async (idempotencyKey) =>
          (await types.uploadPdf({ body: { type }, file }, { quiet: true, idempotencyKey })).data,
      ),
    onSuccess() {
      void client.invalidateQueries({ queryKey: packageKeys.types });
    },
  });
}

/** The PDF form that a type's contracts are filled into: upload, what its fields are, and how it looks when filled. */
export function FormPanel({ type }: { type: PackageType }) {
  const intl = useIntl();
  const [previewing, setPreviewing] = useState(false);
  const upload = useUploadForm(type.code);
  const { form_version: version } = type;
  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      meta={
        version === null ? (
          <FormattedMessage {...messages.builtIn} />
        ) : (
          <FormattedMessage {...messages.version} values={{ version }} />
        )
      }
    >
      <PanelBody>
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...(version === null ? messages.builtInText : messages.ownText)} />
        </Text>
        <UploadField
          label={<FormattedMessage {...messages.upload} />}
          types={mediaTypes}
          maxBytes={maxBytes}
          onFile={(file) => upload.mutate(file)}
          sending={upload.isPending ? { name: upload.variables.name, progress: null } : null}
          error={upload.error && failureText(upload.error, intl)}
        />
        <Button marginTop="16px" onClick={() => setPreviewing(true)}>
          <Icon of={EyeIcon} />
          <FormattedMessage {...messages.preview} />
        </Button>
      </PanelBody>
      {upload.data && <FormCheckResult check={upload.data} />}
      {previewing && <FormPreview type={type} onClose={() => setPreviewing(false)} />}
    </Panel>
  );
}

const Names = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    marginTop: '4px',
    '& > li': { textStyle: 'booklet', paddingInline: '4px', bg: 'bg.muted' },
  },
});

function FieldNames({ title, names }: { title: MessageDescriptor; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <Text look="small" fontWeight={500} marginTop="16px">
        <FormattedMessage {...title} values={{ count: names.length }} />
      </Text>
      <Names>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </div>
  );
}

/** What was found in an uploaded form: its fields, those that no contract has, those that stay out. */
function FormCheckResult({ check: { fields, unknown, missing } }: { check: FormCheck }) {
  const whole = unknown.length === 0 && missing.length === 0;
  return (
    <PanelBody role="status">
      <Note tone={whole ? 'success' : 'warning'}>
        <FormattedMessage
          {...(whole ? messages.allKnown : messages.someUnknown)}
          values={{ fields: fields.length, unknown: unknown.length, missing: missing.length }}
        />
      </Note>
      <FieldNames title={messages.unknown} names={unknown} />
      <FieldNames title={messages.missing} names={missing} />
      <FieldNames title={messages.known} names={fields.filter((name) => !unknown.includes(name))} />
    </PanelBody>
  );
}

/** The type's form as a contract would fill it, with a made-up customer and car. */
function FormPreview({ type, onClose }: { type: PackageType; onClose: () => void }) {
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
