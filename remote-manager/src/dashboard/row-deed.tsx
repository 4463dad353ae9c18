import type { ContractRow } from 'shared-api/entities';
import { deedName, nextDeed, useResendSms } from 'shared-desk';
import { Button, ButtonLink } from 'shared-ui';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { workMessages as words } from './work.messages';

interface RowDeedProps {
  row: ContractRow;
  /** A button as wide as the card, on a phone. */
  wide?: boolean;
}

const onCard = { look: 'outline', wide: true } as const;
const inRow = { look: 'link', textStyle: 'small', whiteSpace: 'nowrap' } as const;

/** A narrow column takes one short word: the payment's place on the contract's page has the whole sentence. */
function wordOf(deed: ReturnType<typeof nextDeed>, intl: IntlShape): string {
  if (deed === null) return intl.formatMessage(words.open);
  return deed === 'markAsPaid' ? intl.formatMessage(words.takePayment) : deedName(deed, intl);
}

/** The one thing that a row calls for: messages leave from here, a payment is recorded on the contract's page. */
export function RowDeed({ row, wide = false }: RowDeedProps) {
  const intl = useIntl();
  const resend = useResendSms(row.contract_uid);
  const deed = nextDeed(row);
  const word = wordOf(deed, intl);
  const shared = {
    ...(wide ? onCard : inRow),
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
