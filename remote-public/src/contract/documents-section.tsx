import type { ContractDocument, CustomerContract } from 'shared-api/entities';
import { chakra, Heading, Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { formatFingerprint } from 'shared-ui/format';
import { ArchiveIcon, FileIcon, SealedFileIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { DocumentRow, DocumentToCome } from './document-row';
import { EvidenceCheck } from './evidence-check';
import { messages } from './messages';
import { useDocuments } from './use-documents';

const List = chakra('ul', { base: { borderTopWidth: '1px', borderTopColor: 'line.ink', marginTop: '16px' } });

/** The newest version of each kind; of the contract both files, the shown and the sealed one. */
function newest(documents: readonly ContractDocument[]): ContractDocument[] {
  const byKind = new Map<string, ContractDocument>();
  for (const document of documents) {
    const key = `${document.kind} ${document.kind === 'contratto' ? document.sealed : ''}`;
    const known = byKind.get(key);
    if (!known || known.version < document.version) byKind.set(key, document);
  }
  return [...byKind.values()].sort((a, b) => Number(b.sealed) - Number(a.sealed));
}

function words({ kind, sealed, sha256 }: ContractDocument, intl: IntlShape) {
  const shown = kind === 'contratto' && !sealed;
  return {
    title: intl.formatMessage(shown ? messages.mostrato : messages[kind]),
    text: shown
      ? intl.formatMessage(messages.mostratoText, { fingerprint: formatFingerprint(sha256) })
      : intl.formatMessage(messages[`${kind}Text`]),
  };
}

/** Everything on paper: the sealed contract, the evidence, the sheet, receipts. */
export function DocumentsSection({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const { contract_uid, code, status, withdrawn_at } = contract;
  const params = { contract_uid };
  const { data, error, refetch, isFetching } = useDocuments(contract);

  return (
    <section>
      <Heading level={2}>
        <FormattedMessage {...messages.documents} />
      </Heading>
      {error && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup label={intl.formatMessage(messages.documentsLoading)}>
          <Skeleton height={67} />
          <Skeleton height={67} />
        </SkeletonGroup>
      )}
      {data && (
        <List>
          {newest(data).map((document) => (
            <DocumentRow
              key={document.id}
              icon={document.sealed ? SealedFileIcon : FileIcon}
              {...words(document, intl)}
              size={document.size}
              fileName={`${code}-${document.kind}.pdf`}
              fetchFile={() => calls.getDocument({ params: { contract_uid, id: document.id } }, { quiet: true })}
            />
          ))}
          <DocumentRow
            icon={ArchiveIcon}
            title={intl.formatMessage(messages.evidence)}
            text={intl.formatMessage(messages.evidenceText)}
            fileName={`${code}-prove.zip`}
            fetchFile={() => calls.getEvidence({ params }, { quiet: true })}
          />
          {status === 'SIGNED' && !withdrawn_at && (
            <DocumentToCome
              icon={FileIcon}
              title={intl.formatMessage(messages.scheda)}
              text={intl.formatMessage(messages.schedaLater)}
            />
          )}
        </List>
      )}
      {data && <EvidenceCheck contract={contract} />}
    </section>
  );
}
