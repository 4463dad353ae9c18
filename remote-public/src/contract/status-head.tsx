import { useEffect } from 'react';
import { coverHasEnded, type IsoDate, romeDate } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Heading } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useFocusOnNews } from '../common/use-focus-on-news';
import { DeadlineText } from './deadline-text';
import { messages } from './messages';

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'fg.muted', marginTop: '8px', '& b': { color: 'fg', fontWeight: 600 } },
});

function titleOf(contract: CustomerContract, today: IsoDate) {
  const { status, withdrawn_at, withdrawal_stated_at } = contract;
  if (withdrawn_at) return messages.titleWithdrawn;
  if (withdrawal_stated_at) return messages.titleStated;
  if (status === 'PAID') return coverHasEnded(contract, today) ? messages.titleEnded : messages.titlePaid;
  return status === 'FILLED' ? messages.titleFilled : messages.titleSigned;
}

interface StatusHeadProps {
  contract: CustomerContract;
  /** 1 where the contract is the page, 2 below another page's heading. */
  level: 1 | 2;
  /** It was signed on this page: the news takes the focus. */
  justSigned: boolean;
}

/** The status in words, what it means now and until when. */
export function StatusHead({ contract, level, justSigned }: StatusHeadProps) {
  const { now } = useHost();
  const heading = useFocusOnNews<HTMLHeadingElement>(contract.withdrawn_at);

  // The page changed under the button that was pressed: the news is at its top.
  useEffect(() => {
    if (justSigned) heading.current?.focus();
  }, [justSigned, heading]);

  return (
    <>
      <Heading level={level} look={level === 1 ? 'display' : 'h1'} tabIndex={-1} ref={heading}>
        <FormattedMessage {...titleOf(contract, romeDate(new Date(now())))} />
      </Heading>
      <Lead>
        <DeadlineText contract={contract} />
      </Lead>
    </>
  );
}
