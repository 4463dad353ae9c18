import { type FormEvent, type RefObject, useRef } from 'react';
import { hashOfEmail } from 'shared-api/entities';
import { Button, chakra, Note, TextLink } from 'shared-ui';
import { CodeField, TextField, wasReloaded } from 'shared-ui/components';
import { PasswordField } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { messages } from './messages';
import { useSignIn } from './use-sign-in';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '12px',
    alignItems: 'start',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' },
    '& > button': { marginTop: { md: '24px' } },
  },
});

interface SignInFormProps {
  /** The first field, for who is led to it. */
  emailRef: RefObject<HTMLInputElement | null>;
  onSignedIn: () => void;
}

/** E-mail and password in one row; the one-time code below when the account has a second step. */
export function SignInForm({ emailRef, onSignedIn }: SignInFormProps) {
  const intl = useIntl();
  const submit = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { email, setEmail, password, setPassword, code, setCode, ...signing } = useSignIn(onSignedIn);
  const { channel, before, spare, passkeyOnly, haveCode, busy, error, send, back, turn } = signing;

  function enter(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send();
  }

  const bySms = before ? messages.codeInHand : messages.secondStepSms;
  const told = channel === 'sms' ? bySms : messages.secondStepTotp;
  const button = (
    <Button type="submit" ref={submit} loading={busy} paddingInline="24px">
      <FormattedMessage {...messages.signIn} />
    </Button>
  );

  return (
    <form onSubmit={enter} noValidate>
      <Row>
        <TextField
          label={intl.formatMessage(messages.email)}
          ref={emailRef}
          type="email"
          name="account_email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={channel ? undefined : error}
        />
        <PasswordField
          label={intl.formatMessage(messages.password)}
          name="account_password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {!channel && button}
      </Row>
      {passkeyOnly && (
        <Note role="status" marginTop="16px">
          <FormattedMessage
            {...messages.passkeyOnly}
            values={{
              a: (words) => (
                <TextLink key="sign-in" to={`/login?${new URLSearchParams({ next: pathname })}`}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Note>
      )}
      {channel && (
        <chakra.div marginTop="16px">
          <chakra.p textStyle="small" color="fg.muted" marginBottom="8px" role="status">
            {!spare && before?.refusal} <FormattedMessage {...(spare ? messages.spareCodeLead : told)} />
          </chakra.p>
          {spare ? (
            <TextField
              label={intl.formatMessage(messages.spareCode)}
              name="spare_code"
              autoComplete="off"
              autoCapitalize="none"
              autoFocus
              mono
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={error}
            />
          ) : (
            <CodeField
              label={intl.formatMessage(messages.secondStep)}
              value={code}
              onChange={setCode}
              onFull={() => submit.current?.focus()}
              error={error}
              asked={channel}
            />
          )}
          <chakra.div marginTop="16px" display="flex" flexWrap="wrap" alignItems="center" gap="24px">
            {button}
            <Button look="link" onClick={turn}>
              <FormattedMessage {...(spare ? messages.useUsualCode : messages.useSpareCode)} />
            </Button>
            <Button look="link" onClick={back}>
              <FormattedMessage {...messages.secondStepBack} />
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      {!channel && wasReloaded() && (
        <Button look="link" marginTop="12px" onClick={haveCode}>
          <FormattedMessage {...messages.haveCode} />
        </Button>
      )}
      <chakra.p marginTop="12px" textStyle="small">
        <TextLink to={`/forgot-password${email === '' ? '' : hashOfEmail(email)}`}>
          <FormattedMessage {...messages.forgot} />
        </TextLink>
      </chakra.p>
    </form>
  );
}
