import { type FormEvent, useRef, useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { isFieldError } from 'shared-api/errors';
import { validationMessages } from 'shared-api/messages';
import { useDialog } from 'shared-api/react';
import { Button, chakra, Note, Text } from 'shared-ui';
import { TextAreaField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { messages } from './messages';

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px', marginTop: '24px' },
});

/** In the dialog: why the contract is refused. The contract stays, and may still be signed. */
export function DeclineForm({
  contract_uid,
  onDone,
}: {
  contract_uid: string;
  onDone: (contract: CustomerContract) => void;
}) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const dialog = useDialog();
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const decline = useMutation({
    mutationFn: () => calls.decline({ params: { contract_uid }, body: { reason } }, { quiet: true }),
    onSuccess: ({ data }) => {
      // Closed first: an open dialog would take the focus back from the news.
      dialog.close();
      onDone(data);
    },
  });
  const ofField = isFieldError(decline.error) ? decline.error.fields.reason?.join(' ') : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    const nothing = reason.trim() === '';
    setEmpty(nothing);
    if (nothing) field.current?.focus();
    else if (!decline.isPending) decline.mutate();
  }

  return (
    <form onSubmit={send} noValidate>
      <Text marginBottom="16px">
        <FormattedMessage {...messages.declineText} />
      </Text>
      <TextAreaField
        ref={field}
        label={intl.formatMessage(messages.declineReason)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={empty ? intl.formatMessage(validationMessages.reason) : ofField}
      />
      {decline.error && !ofField && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(decline.error, intl)}
        </Note>
      )}
      <Buttons>
        <Button onClick={dialog.close}>
          <FormattedMessage {...messages.declineCancel} />
        </Button>
        <Button type="submit" look="danger" loading={decline.isPending}>
          <FormattedMessage {...messages.declineConfirm} />
        </Button>
      </Buttons>
    </form>
  );
}
