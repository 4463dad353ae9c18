import type { ContractRow } from 'shared-api/entities';
import { Note, Text } from 'shared-ui';
import { Whole } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useResendSms } from '../contract/use-resend-sms';
import { actionName } from './action-name';
import { resendMessages as words } from './resend.messages';

interface ResendDialogProps {
  contract: Pick<ContractRow, 'contract_uid' | 'code' | 'fullname' | 'phone' | 'status' | 'version'>;
  onClose(): void;
}

/**
 * Asks before an SMS leaves to the customer: where one key begins it, and wherever it takes back the code that the
 * customer may have in hand. It stays open with what the server said against it.
 */
export function ResendDialog({ contract, onClose }: ResendDialogProps) {
  const intl = useIntl();
  const { code, fullname, phone, status } = contract;
  const resend = useResendSms(contract, { quiet: true });
  const isFirst = status === 'DRAFT';
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...(isFirst ? words.sendTitle : words.title)} values={{ name: fullname || code }} />}
      confirm={actionName(isFirst ? 'send' : 'resend', intl)}
      loading={resend.isPending}
      onCancel={onClose}
      onConfirm={() => resend.mutate(undefined, { onSuccess: onClose })}
    >
      <Text>
        <FormattedMessage
          {...words.leaves}
          values={{
            known: phone === '' ? 'no' : 'yes',
            phone: <Whole key="phone">{formatPhone(phone)}</Whole>,
            code: <Whole key="code">{code}</Whole>,
          }}
        />
      </Text>
      {status === 'PENDING' && (
        <Note tone="warning" marginTop="16px">
          <FormattedMessage {...words.annuls} />
        </Note>
      )}
      {resend.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(resend.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
