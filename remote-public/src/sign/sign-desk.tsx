import type { CustomerContract } from 'shared-api/entities';
import { PageGrid } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { DocumentPanel } from './document-panel';
import { FingerprintPanel } from './fingerprint-panel';
import { messages } from './messages';
import { SignNotices } from './sign-notices';
import { SignPanel } from './sign-panel';

/** What is being read: the preview, or the very file that is signed. */
export function SignLead({ contract }: { contract: CustomerContract }) {
  return <FormattedMessage {...(contract.status === 'PENDING' ? messages.lead : messages.previewLead)} />;
}

/** Reading at left, signing at right. */
export function SignDesk({ contract }: { contract: CustomerContract }) {
  const { status, document_sha256, contract_uid } = contract;
  return (
    <>
      <SignNotices contract={contract} />
      <PageGrid>
        <div>
          <DocumentPanel contract={contract} />
          {status === 'PENDING' && document_sha256 && <FingerprintPanel sha256={document_sha256} />}
        </div>
        <SignPanel key={contract_uid} contract={contract} />
      </PageGrid>
    </>
  );
}
