import type { CustomerContract } from 'shared-api/entities';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PdfViewer } from 'shared-ui/pdf';
import { messages } from './messages';
import { useDocument } from './use-document';

/** The document to read, or why it cannot be shown. */
export function DocumentPanel({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { data: file, error, refetch, isFetching } = useDocument(contract);
  const frozen = contract.status === 'PENDING';

  if (file) {
    return (
      <PdfViewer
        file={file}
        name={
          <FormattedMessage
            {...(frozen ? messages.contractName : messages.previewName)}
            values={{ code: contract.code }}
          />
        }
        advice={<FormattedMessage {...messages.unreadableAdvice} />}
        fileName={frozen ? `${contract.code}.pdf` : `${contract.code}-anteprima.pdf`}
      />
    );
  }
  return (
    <Panel>
      {error ? (
        <QueryFailure
          title={intl.formatMessage(messages.unreadable)}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={intl.formatMessage(messages.loadingDocument)}>
          <Skeleton height={900} />
        </SkeletonGroup>
      )}
    </Panel>
  );
}
