import type { CustomerContract } from 'shared-api/entities';
import { chakra, PublicContainer } from 'shared-ui';
import { ContractHead } from './contract-head';
import { PaymentRefused } from './payment-refused';
import { SignedLayout } from './signed-layout';

const Body = chakra('div', {
  base: { flex: 1, paddingTop: { base: '24px', md: '40px' }, paddingBottom: { base: '48px', md: '96px' } },
});

/** The signed contract as a page of its own. */
export function SignedPage({ contract, justSigned }: { contract: CustomerContract; justSigned: boolean }) {
  return (
    <>
      <ContractHead contract={contract} justSigned={justSigned} />
      <Body>
        <PublicContainer>
          <PaymentRefused contract={contract} />
          <SignedLayout contract={contract} />
        </PublicContainer>
      </Body>
    </>
  );
}
