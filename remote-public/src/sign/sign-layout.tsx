import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading, PageGrid, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { missingData } from '../common/contract/missing-data';
import { CompletePanel } from './complete-panel';
import { DocumentPanel } from './document-panel';
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

const Parts = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'max-content max-content', md: 'repeat(4, max-content)' },
    gap: '8px 24px',
    marginTop: '12px',
    fontFamily: 'mono',
    color: 'fg.muted',
  },
});
const First = chakra('b', {
  base: { fontWeight: 600, color: 'fg', borderBottomWidth: '2px', borderBottomColor: 'brand' },
});

/** The whole fingerprint in eight parts, the first of which stands in the SMS. */
function FingerprintPanel({ sha256 }: { sha256: string }) {
  const [first, ...rest] = sha256.match(/.{8}/g) ?? [];
  return (
    <Panel marginTop={{ base: '16px', md: '24px' }}>
      <Heading level={2} look="h3">
        <FormattedMessage {...messages.fingerprint} />
      </Heading>
      <Text look="small" muted>
        <FormattedMessage {...messages.fingerprintText} />
      </Text>
      <Parts>
        <First>{first}</First>
        {rest.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Parts>
    </Panel>
  );
}
