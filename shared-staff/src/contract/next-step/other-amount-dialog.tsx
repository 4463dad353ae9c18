import type { ReactNode } from 'react';
import { Text } from 'shared-ui';
import { formatMoney, moneyToCents } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { messages } from './messages';

interface OtherAmountDialogProps {
  amount: string;
  total: string;
  /** What is done, as a verb. */
  confirm: ReactNode;
  onClose(): void;
  /** It was meant; the question is closed. */
  onConfirm(): void;
}

/** Asks whether another sum than the total is meant: a contract is paid once, and this closes it. */
export function OtherAmountDialog({ amount, total, confirm, onClose, onConfirm }: OtherAmountDialogProps) {
  const cents = moneyToCents(amount) - moneyToCents(total);
  const values = {
    amount: formatMoney(amount),
    total: formatMoney(total),
    difference: formatMoney(Math.abs(cents)),
    less: cents < 0 ? 'yes' : 'no',
  };
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.otherTitle} values={values} />}
      confirm={confirm}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      <Text>
        <FormattedMessage {...messages.otherWhy} values={values} />
      </Text>
    </ConfirmDialog>
  );
}
