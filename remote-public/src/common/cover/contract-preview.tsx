import type { OfferedPackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** The contract of a package as a file, to read before choosing: as it is signed, with the person's places blank. */
export function ContractPreview({ pack: { id, title } }: { pack: Pick<OfferedPackage, 'id' | 'title'> }) {
  const api = useApi();
  const intl = useIntl();
  const download = useDownload(() => api.public.previewPackage({ params: { id } }, { quiet: true }), `${title}.pdf`);
  return (
    <div>
      <Button
        look="link"
        minHeight="28px"
        fontSize="0.875rem"
        onClick={() => download.mutate()}
        loading={download.isPending}
        loadingText={<FormattedMessage {...messages.contractLoading} />}
      >
        <FormattedMessage {...messages.contract} values={{ title }} />
      </Button>
      {download.error && (
        <Text look="small" color="error" role="alert">
          {failureText(download.error, intl)}
        </Text>
      )}
    </div>
  );
}
