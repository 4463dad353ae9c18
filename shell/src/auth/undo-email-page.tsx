import { useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import * as seller from 'shared-api/seller';
import { Button, Note, OuterLink, Stack, Text, TextLink } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { DoneNote } from '../notes/done-note';
import { AuthLayout } from './auth-layout';
import { AuthSkeleton } from './auth-skeleton';
import { DeadLink } from './dead-link';
import { messages as deadMessages } from './dead-link.messages';
import { messages } from './undo-email.messages';
import { useLinkUsable } from './use-link-usable';

type State = 'waiting' | 'sending' | 'done' | 'dead' | { readonly refusal: string };

/** `/undo-email?token=`: the address before takes its account back, by a press and not by the link alone. */
export function UndoEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return token === '' ? <DeadUndoLink /> : <UndoLink token={token} />;
}

function UndoLink({ token }: { token: string }) {
  const api = useApi();
  const intl = useIntl();
  const usable = useLinkUsable(token);
  const [state, setState] = useState<State>('waiting');

  async function undo() {
    setState('sending');
    await api.auth.undoEmailChange({ body: { token } }, { quiet: true, saysSuccess: true }).then(
      () => setState('done'),
      (error: unknown) => {
        setState(isApiError(error) && error.fields.token ? 'dead' : { refusal: failureText(error, intl) });
      },
    );
  }

  if (usable === undefined) return <AuthSkeleton fields={0} />;
  if (!usable || state === 'dead') return <DeadUndoLink />;
  const isDone = state === 'done';
  return (
    <AuthLayout
      title={<FormattedMessage {...(isDone ? messages.undoneTitle : messages.undoTitle)} />}
      lead={<FormattedMessage {...(isDone ? messages.undoneLead : messages.undoLead)} />}
    >
      <Stack gap="16px">
        {typeof state === 'object' && (
          <Note tone="error" role="alert">
            {state.refusal}
          </Note>
        )}
        {isDone ? (
          <>
            <DoneNote>
              <FormattedMessage {...messages.undone} />
            </DoneNote>
            <Text look="small">
              <TextLink to="/forgot-password">
                <FormattedMessage {...messages.anotherLink} />
              </TextLink>
            </Text>
          </>
        ) : (
          <Button look="solid" size="touch" wide onClick={() => void undo()} loading={state === 'sending'}>
            <FormattedMessage {...messages.undo} />
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}

/** Who no longer has the account is led to somebody who can give it back. */
function DeadUndoLink() {
  const phone = (
    <OuterLink key="phone" href={seller.phoneHref} whiteSpace="nowrap">
      {seller.phone}
    </OuterLink>
  );
  return (
    <DeadLink>
      <FormattedMessage {...deadMessages.undoAdvice} values={{ phone }} />
    </DeadLink>
  );
}
