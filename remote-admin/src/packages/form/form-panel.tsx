import { useState } from 'react';
import { adminPackageTypes } from 'shared-api/contracts';
import type { FormCheck, PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { EyeIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { UploadField } from 'shared-ui/work';
import { packageKeys } from '../package-keys';
import { FormCheckResult } from './form-check-result';
import { FormPreview } from './form-preview';
import { messages } from './messages';

const { maxBytes, mediaTypes } = adminPackageTypes.uploadPdf.file;

/** Uploads a new version of a type's form; the answer tells its fields. */
function useUploadForm(type: string) {
  const types = useApi().bind(adminPackageTypes);
  const client = useQueryClient();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: async (file: File): Promise<FormCheck> => {
      const content = [file.name, file.size, file.lastModified];
      const options = { quiet: true, idempotencyKey: key.of(content) };
      return (await types.uploadPdf({ body: { type }, file }, options)).data;
    },
    onSuccess() {
      key.done();
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
