import { useState } from 'react';
import { isStaff } from 'shared-api/domain';
import type { User, UserSettings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, HStack, Note, Stack, Tag, Text, TextLink } from 'shared-ui';
import { Panel, useFocusBack } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';
import { SpareCodes } from './spare-codes';
import { TotpRemoval } from './totp-removal';
import { TotpSetup } from './totp-setup';

type TwoStep = UserSettings['two_step'];
type Open = 'setup' | 'removal' | null;

const stateOf = {
  off: messages.twoStepOff,
  sms: messages.twoStepSms,
  totp: messages.twoStepTotp,
} as const satisfies Record<TwoStep, object>;

/** What is said of the second step that an account has; of staff a passkey is asked where it is all they have. */
function secondStepOf({ settings: { two_step }, passkeys, roles }: User) {
  const byPasskey = two_step === 'off' && passkeys > 0 && isStaff(roles);
  return { isOn: two_step !== 'off' || byPasskey, told: byPasskey ? messages.twoStepPasskey : stateOf[two_step] };
}

/** The second step of a sign-in: off, a code by SMS, or an authenticator app, the stronger one. */
export function TwoStepPanel({ account }: { account: User }) {
  const api = useApi();
  const intl = useIntl();
  const { put, refresh } = useAccountCache();
  const [open, setOpen] = useState<Open>(null);
  const opener = useFocusBack(open);
  const [spareCodes, setSpareCodes] = useState<readonly string[] | null>(null);
  const { two_step } = account.settings;
  const { isOn, told } = secondStepOf(account);
  const change = useMutation({
    mutationFn: (next: TwoStep) => api.account.updateSettings({ body: { two_step: next } }, { quiet: true }),
    onSuccess: ({ data }) => put(data),
  });

  function close() {
    setOpen(null);
    void refresh();
  }

  return (
    <Panel
      title={<FormattedMessage {...messages.twoStep} />}
      aside={
        <Tag tone={isOn ? 'success' : 'warning'}>
          <FormattedMessage {...(isOn ? messages.isOn : messages.isOff)} />
        </Tag>
      }
    >
      <Stack gap="16px">
        <Text>
          <FormattedMessage {...told} values={{ phone: maskPhone(account.phone ?? '') }} />
        </Text>
        {change.isError && (
          <Note tone="error" role="alert">
            {failureText(change.error, intl)}
          </Note>
        )}
        {spareCodes && <SpareCodes codes={spareCodes} onKept={() => setSpareCodes(null)} />}
        {open === 'setup' && (
          <TotpSetup
            onDone={(codes) => {
              setSpareCodes(codes);
              close();
            }}
            onCancel={() => setOpen(null)}
          />
        )}
        {open === 'removal' && <TotpRemoval onDone={close} onCancel={() => setOpen(null)} />}
        {open === null && (
          <HStack gap="12px" flexWrap="wrap">
            {two_step !== 'totp' && (
              <Button
                ref={opener('setup')}
                look={two_step === 'off' ? 'solid' : 'outline'}
                onClick={() => setOpen('setup')}
              >
                <FormattedMessage {...messages.useApp} />
              </Button>
            )}
            {two_step === 'off' && account.phone_verified_at !== null && (
              <Button onClick={() => change.mutate('sms')} loading={change.isPending}>
                <FormattedMessage {...messages.useSms} />
              </Button>
            )}
            {two_step === 'sms' && (
              <Button onClick={() => change.mutate('off')} loading={change.isPending}>
                <FormattedMessage {...messages.switchOff} />
              </Button>
            )}
            {two_step === 'totp' && (
              <Button ref={opener('removal')} onClick={() => setOpen('removal')}>
                <FormattedMessage {...messages.switchOff} />
              </Button>
            )}
          </HStack>
        )}
        {two_step === 'off' && account.phone_verified_at === null && (
          <Text look="small" muted>
            <FormattedMessage
              {...messages.smsNeedsPhone}
              values={{
                link: (text) => (
                  <TextLink key="phone" to="/account/profile#recapiti">
                    {text}
                  </TextLink>
                ),
              }}
            />
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
