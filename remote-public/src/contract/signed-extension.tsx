import type { CustomerContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { ContractRail } from './contract-rail';
import { PaymentRefused } from './payment-refused';
import { SignedLayout } from './signed-layout';
import { StatusHead } from './status-head';

/** The signed contract below the heading of another page, which says whose car it is. */
export function SignedExtension({ contract, justSigned }: { contract: CustomerContract; justSigned: boolean }) {
  return (
    <>
      <PaymentRefused contract={contract} />
      <Panel bare ask={contract.paid_at === null && contract.withdrawn_at === null}>
        <PanelBody>
          <StatusHead contract={contract} level={2} justSigned={justSigned} />
        </PanelBody>
        <PanelBody>
          <ContractRail contract={contract} />
        </PanelBody>
      </Panel>
      <chakra.div marginTop={{ base: '24px', md: '40px' }}>
        <SignedLayout contract={contract} />
      </chakra.div>
    </>
  );
}
