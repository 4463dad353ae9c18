import type { CustomerContract } from 'shared-api/entities';
import { chakra, Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PdfViewer } from 'shared-ui/pdf';
import { useQuery } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { messages } from './messages';

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
            values={{
              code: (
                <chakra.span key="code" whiteSpace="nowrap">
                  {contract.code}
                </chakra.span>
              ),
            }}
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

/** What is signed: the preview before the code is sent, then the very file whose fingerprint is signed. */
function useDocument(contract: CustomerContract) {
  const calls = useCustomerCalls();
  const { contract_uid, status, version, document_sha256 } = contract;
  const frozen = status === 'PENDING';

  return useQuery({
    queryKey: [calls.base, 'contract-file', contract_uid, frozen ? document_sha256 : `preview ${version}`],
    queryFn: async () => {
      if (!frozen) return (await calls.previewDocument({ params: { contract_uid } }, { quiet: true })).blob;
      const documents = (await calls.listDocuments({ params: { contract_uid } }, { quiet: true })).data;
      const shown = documents.find(({ kind, sha256 }) => kind === 'contratto' && sha256 === document_sha256);
      if (!shown) throw new Error('The document that was frozen for the signature is not listed');
      return (await calls.getDocument({ params: { contract_uid, id: shown.id } }, { quiet: true })).blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
