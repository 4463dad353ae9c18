import type { CustomerContract } from 'shared-api/entities';
import { Button, Note } from 'shared-ui';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import { JourneyFrame } from '../common/journey/journey-frame';
import { useRecordStep } from '../common/use-record-step';
import { DocumentPanel } from './document-panel';
import { FingerprintPanel } from './fingerprint-panel';
import { messages } from './messages';
import { useEditContract } from './sign-actions';
import { SignPanel } from './sign-panel';

/** What is still missing before the contract can be signed: a dealer may have begun it. */
function isIncomplete(contract: CustomerContract): boolean {
  return [contract.firstname, contract.lastname, contract.phone, contract.email, contract.address, contract.city].some(
    (value) => !value,
  );
}

function Notices({ contract }: { contract: CustomerContract }) {
  const edit = useEditContract(contract);
  return (
    <>
      {contract.declined_at && (
        <Note tone="warning" role="status" marginBottom="24px">
          <FormattedMessage {...messages.declined} values={{ date: formatLongDate(contract.declined_at) }} />
        </Note>
      )}
      {isIncomplete(contract) && (
        <Note tone="warning" marginBottom="24px">
          <FormattedMessage {...messages.incomplete} />{' '}
          <Button look="link" size="control" onClick={edit}>
            <FormattedMessage {...messages.complete} />
          </Button>
        </Note>
      )}
      {contract.deletion_at && contract.days_left !== null && contract.days_left <= 7 && (
        <Note tone="info" marginBottom="24px">
          <FormattedMessage {...messages.deadline} values={{ date: formatLongDate(contract.deletion_at) }} />
        </Note>
      )}
    </>
  );
}

/** Reading at left, signing at right. */
export function SignPage({ contract }: { contract: CustomerContract }) {
  useRecordStep('code');
  const frozen = contract.status === 'PENDING';
  return (
    <JourneyFrame
      state={journeyOfContract(contract)}
      current={4}
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...(frozen ? messages.lead : messages.previewLead)} />}
      notice={<Notices contract={contract} />}
      summary={<SignPanel key={contract.contract_uid} contract={contract} />}
    >
      <DocumentPanel contract={contract} />
      {frozen && contract.document_sha256 && <FingerprintPanel sha256={contract.document_sha256} />}
    </JourneyFrame>
  );
}
