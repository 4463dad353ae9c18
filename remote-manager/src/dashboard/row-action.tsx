import type { ContractRow } from 'shared-api/entities';
import { actionName, nextAction, useResendSms } from 'shared-staff';
import { Button, ButtonLink } from 'shared-ui';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { workMessages as words } from './work.messages';

interface RowActionProps {
  row: ContractRow;
  /** A button as wide as the card, on a phone. */
  wide?: boolean;
}

const onCard = { look: 'outline', wide: true } as const;
const inRow = { look: 'link', textStyle: 'small', whiteSpace: 'nowrap' } as const;

/** A narrow column takes one short word: the payment's place on the contract's page has the whole sentence. */
function wordOf(action: ReturnType<typeof nextAction>, intl: IntlShape): string {
  if (action === null) return intl.formatMessage(words.open);
  return action === 'markAsPaid' ? intl.formatMessage(words.takePayment) : actionName(action, intl);
}

/** The one thing that a row calls for: messages leave from here, a payment is recorded on the contract's page. */
export function RowAction({ row, wide = false }: RowActionProps) {
  const intl = useIntl();
  const resend = useResendSms(row);
  const action = nextAction(row);
  const word = wordOf(action, intl);
  const shared = {
    ...(wide ? onCard : inRow),
    'aria-label': intl.formatMessage(words.actionFor, { action: word, name: row.fullname || row.code }),
  } as const;

  if (action === null || action === 'markAsPaid') {
    const to = action === null ? paths.contract(row.contract_uid) : paths.nextStep(row.contract_uid);
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
