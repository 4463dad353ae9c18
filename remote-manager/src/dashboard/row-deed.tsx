import type { ContractRow } from 'shared-api/entities';
import { deedName, nextDeed, useResendSms } from 'shared-desk';
import { Button, ButtonLink } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { workMessages as words } from './work.messages';

interface RowDeedProps {
  row: ContractRow;
  /** A button as wide as the card, on a phone. */
  wide?: boolean;
}

/** The one thing that a row calls for: messages leave from here, a payment is recorded on the contract's page. */
export function RowDeed({ row, wide = false }: RowDeedProps) {
  const intl = useIntl();
  const resend = useResendSms(row.contract_uid);
  const deed = nextDeed(row);
  const word = deed === null ? intl.formatMessage(words.open) : deedName(deed, intl);
  const shared = {
    look: wide ? 'outline' : 'link',
    wide,
    'aria-label': intl.formatMessage(words.deedFor, { deed: word, name: row.fullname || row.code }),
  } as const;

  if (deed === null || deed === 'markAsPaid') {
    const to = deed === null ? paths.contract(row.contract_uid) : paths.nextStep(row.contract_uid);
    return (
      <ButtonLink {...shared} to={to}>
        {word}
      </ButtonLink>
    );
  }
  return (
    <Button {...shared} loading={resend.isPending} onClick={() => resend.mutate()}>
      {word}
    </Button>
  );
}
