import { useState } from 'react';
import { account } from 'shared-api/contracts';
import type { KeptByLaw } from 'shared-api/entities';
import { useApi, useSession, useUnsaved } from 'shared-api/react';
import { Button, chakra, Note, Stack, Text } from 'shared-ui';
import { Whole } from 'shared-ui/components';
import { PasswordField, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { formatDate, formatMoney } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { isRefundLate } from '../common/refund-late';
import { useDateNow } from '../common/use-date-now';
import { useOverview } from '../common/use-overview';
import { messages } from './messages';

interface Erased {
  readonly kept: readonly KeptByLaw[];
  /** The end of the session, which nobody has to wait for to read. */
  readonly signedOut: Promise<void>;
}

/**
 * Asks for the password, erases, and names what the law has us keep. The account's sessions have ended with it: this
 * browser's ends at once, and the list stays until it is closed.
 */
export function ErasureDialog({ onClose }: { onClose(): void }) {
  const api = useApi();
  const { door } = useSession();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [erased, setErased] = useState<Erased | null>(null);
  const form = useForm({
    resolver: useSchemaResolver(account.requestErasure.body),
    defaultValues: { password: '' },
  });
  const failure = useFormFailure(form);
  const { isSubmitting } = form.formState;
  // What was sent cannot be cancelled any more, and its answer names what is kept.
  const close = () => {
    if (!isSubmitting) onClose();
  };

  // The end of the session takes nothing away from a page that holds something.
  useUnsaved(isSubmitting || erased !== null, { kept: true });

  const erase = form.handleSubmit(async (body) => {
    failure.clear();
    await api.account.requestErasure({ body }, { quiet: true }).then(({ data }) => {
      // It ends in this browser whether the server answers or not, and the person has been told if it did not.
      const signedOut = door.signOut().catch(() => undefined);
      setErased({ kept: data.kept, signedOut });
    }, failure.show);
  });

  if (erased) {
    const { kept, signedOut } = erased;
    // Nobody is left to sign in again: the way leads out of the account.
    const leave = () => void signedOut.then(() => navigate('/'));
    return (
      <Dialog
        open
        size="confirm"
        onClose={leave}
        title={<FormattedMessage {...messages.erased} />}
        footer={
          <Button look="solid" onClick={leave}>
            <FormattedMessage {...messages.leave} />
          </Button>
        }
      >
        {kept.length === 0 ? (
          <Text>
            <FormattedMessage {...messages.nothingKept} />
          </Text>
        ) : (
          <>
            <Text>
              <FormattedMessage {...messages.keptByLaw} />
            </Text>
            <chakra.ul paddingInlineStart="20px" marginTop="8px" listStyleType="disc">
              {kept.map(({ what, law, until }) => (
                <li key={what}>
                  {until === null
                    ? formatMessage(messages.keptRow, { what, law })
                    : formatMessage(messages.keptRowUntil, { what, law, until: formatDate(until) })}
                </li>
              ))}
            </chakra.ul>
          </>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="confirm"
      role="alertdialog"
      onClose={close}
      title={<FormattedMessage {...messages.erasureTitle} />}
      footer={
        <>
          <Button onClick={close} disabled={isSubmitting}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="danger" onClick={() => void erase()} loading={isSubmitting}>
            <FormattedMessage {...messages.erase} />
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={erase}>
        <Stack gap="16px">
          <Note tone="warning">
            <FormattedMessage {...messages.erasureWarning} />
          </Note>
          <OwedRefunds />
          <Text look="small">
            <FormattedMessage {...messages.erasureKept} />
          </Text>
          {failure.note}
          <PasswordField
            label={formatMessage(messages.password)}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The money that is on its way back or late: with the account the place goes where one reads of it. */
function OwedRefunds() {
  const { data } = useOverview();
  const now = useDateNow();
  const due = data?.contracts.filter(({ refund_due_at, refunded_at }) => refund_due_at && !refunded_at) ?? [];
  return due.map(({ contract_uid, code, amount, total, refund_due_at }) => (
    <Note key={contract_uid} tone="warning">
      <FormattedMessage
        {...(isRefundLate({ refund_due_at }, now) ? messages.erasureRefundLate : messages.erasureRefund)}
        values={{
          code: <Whole key="code">{code}</Whole>,
          amount: formatMoney(amount ?? total),
          date: formatDate(refund_due_at ?? ''),
        }}
      />
    </Note>
  ));
}
