import { type FormEvent, useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isFieldError } from 'shared-api/errors';
import { useDialog, usePerson } from 'shared-api/react';
import { Button, chakra, Note, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { formatMoney } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { messages } from './messages';

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px', marginTop: '24px' },
});

/** In the dialog: what the withdrawal means, where the receipt goes, and the confirming button. */
export function WithdrawForm({
  contract,
  onDone,
  onRefused,
}: {
  contract: CustomerContract;
  onDone: (contract: CustomerContract) => void;
  /** The contract may be another one by now, as where it was withdrawn from on another device. */
  onRefused: () => void;
}) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const dialog = useDialog();
  const person = usePerson();
  // The owner's address of today; a link's holder is known by the contract alone.
  const [email, setEmail] = useState((calls.base === '/account' && person?.email) || contract.email);
  const params = { contract_uid: contract.contract_uid };
  const withdraw = useMutation({
    mutationFn: async () => {
      // Its message asks for what follows at once, and would stand beside the one that it is done.
      await calls.withdraw({ params, body: email.trim() === '' ? {} : { email } }, { quiet: true, background: true });
      return (await calls.confirmWithdrawal({ params }, { quiet: true })).data.contract;
    },
    onSuccess: (changed) => {
      // Closed first: an open dialog would take the focus back from the news.
      dialog.close();
      onDone(changed);
    },
    onError: onRefused,
  });
  const begin = useOneAtATime(withdraw.mutate);
  const emailError = isFieldError(withdraw.error) ? withdraw.error.fields.email?.join(' ') : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    begin();
  }

  return (
    <form onSubmit={send} noValidate>
      <Text marginBottom="16px">
        {contract.paid_at ? (
          <FormattedMessage
            {...messages.withdrawPaid}
            values={{ amount: formatMoney(contract.amount ?? contract.total) }}
          />
        ) : (
          <FormattedMessage {...messages.withdrawUnpaid} />
        )}
      </Text>
      {contract.mismatched_amount && (
        <Text marginBottom="16px">
          <FormattedMessage
            {...messages.withdrawMismatched}
            values={{ amount: formatMoney(contract.mismatched_amount) }}
          />
        </Text>
      )}
      <TextField
        label={intl.formatMessage(messages.withdrawEmail)}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={emailError}
      />
      {withdraw.error && !emailError && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(withdraw.error, intl)}
        </Note>
      )}
      <Buttons>
        <Button onClick={dialog.close}>
          <FormattedMessage {...messages.withdrawCancel} />
        </Button>
        <Button type="submit" look="solid" loading={withdraw.isPending}>
          <FormattedMessage {...messages.withdrawConfirm} />
        </Button>
      </Buttons>
    </form>
  );
}
