import { useState } from 'react';
import type { PaymentMismatch } from 'shared-api/entities';
import { Button, chakra, HStack } from 'shared-ui';
import { Money, useFocusBack } from 'shared-ui/components';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { EndForm } from './end-form';
import { messages } from './messages';
import type { MismatchOutcome } from './use-end-form';

const Item = chakra('li', {
  base: { paddingBlock: '16px', borderTopWidth: '1px', '&:last-of-type': { paddingBottom: 0 } },
});
const Amount = chakra('h3', { base: { fontWeight: 600 } });
const Quiet = chakra('p', {
  base: { textStyle: 'caption', color: 'fg.muted', marginTop: '4px', overflowWrap: 'anywhere' },
});

const Explained = chakra('p', { base: { maxWidth: '68ch', marginTop: '8px' } });

interface MismatchItemProps {
  uid: string;
  mismatch: PaymentMismatch;
  /** Somebody else ends it. */
  closed: boolean;
}

/**
 * One payment that waits, with the two ways to end it. Of an unknown amount nothing can be given back, and of what the
 * customer has back already neither.
 */
export function MismatchItem({ uid, mismatch, closed }: MismatchItemProps) {
  const { amount, reference, received_at, returned } = mismatch;
  const [ending, setEnding] = useState<MismatchOutcome | null>(null);
  const opener = useFocusBack(ending);
  return (
    <Item>
      <Amount>{amount ? <Money amount={amount} /> : <FormattedMessage {...messages.amountUnknown} />}</Amount>
      <Quiet>
        <FormattedMessage {...messages.received} values={{ when: formatDateTime(received_at) }} />
      </Quiet>
      {reference && (
        <Quiet>
          <FormattedMessage {...messages.reference} values={{ reference }} />
        </Quiet>
      )}
      {returned && !closed && (
        <Explained>
          <FormattedMessage {...messages.whyReturned} />
        </Explained>
      )}
      {closed ? null : ending === null ? (
        <HStack gap="12px" wrap="wrap" marginTop="12px">
          {amount && !returned && (
            <Button ref={opener('refunded')} onClick={() => setEnding('refunded')}>
              <FormattedMessage {...messages.refund} />
            </Button>
          )}
          <Button ref={opener('kept')} onClick={() => setEnding('kept')}>
            <FormattedMessage {...(returned ? messages.closeReturned : messages.keep)} />
          </Button>
        </HStack>
      ) : (
        <EndForm key={ending} uid={uid} mismatch={mismatch} outcome={ending} onCancel={() => setEnding(null)} />
      )}
    </Item>
  );
}
