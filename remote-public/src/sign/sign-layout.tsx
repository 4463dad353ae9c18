import type { CustomerContract } from 'shared-api/entities';
import { PageGrid } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { missingData } from '../common/contract/missing-data';
import { CompletePanel } from './complete-panel';
import { DocumentPanel } from './document-panel';
import { FingerprintPanel } from './fingerprint-panel';
import { messages } from './messages';
import { SignNotices } from './sign-notices';
import { SignPanel } from './sign-panel';

/** What is being read: the preview, or the very file that is signed. */
export function SignLead({ contract }: { contract: CustomerContract }) {
  if (contract.status === 'PENDING') return <FormattedMessage {...messages.lead} />;
  return <FormattedMessage {...(missingData(contract).length > 0 ? messages.completeLead : messages.previewLead)} />;
}

/** Reading at left, signing at right. */
export function SignLayout({ contract }: { contract: CustomerContract }) {
  const { status, document_sha256, contract_uid } = contract;
  const missing = missingData(contract);
  return (
    <>
      <SignNotices contract={contract} />
      <PageGrid>
        <div>
          <DocumentPanel contract={contract} />
          {status === 'PENDING' && document_sha256 && <FingerprintPanel sha256={document_sha256} />}
        </div>
        {missing.length > 0 ? (
          <CompletePanel contract={contract} missing={missing} />
        ) : (
          <SignPanel key={contract_uid} contract={contract} />
        )}
      </PageGrid>
    </>
  );
}
