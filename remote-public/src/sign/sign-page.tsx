import type { CustomerContract } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import { missingData } from '../common/contract/missing-data';
import { JourneyFrame } from '../common/journey/journey-frame';
import { useRecordStep } from '../common/use-record-step';
import { messages } from './messages';
import { SignLayout, SignLead } from './sign-layout';

/** The last step of the visitor's journey. */
export function SignPage({ contract }: { contract: CustomerContract }) {
  useRecordStep('code');
  const complete = missingData(contract).length === 0;
  return (
    <JourneyFrame
      state={journeyOfContract(contract)}
      current={complete ? 4 : 3}
      title={<FormattedMessage {...(complete ? messages.title : messages.completeHeading)} />}
      lead={<SignLead contract={contract} />}
    >
      <SignLayout contract={contract} />
    </JourneyFrame>
  );
}
