import { useState } from 'react';
import { accountSmsStep } from 'shared-api/contracts';
import { isStaff } from 'shared-api/domain';
import type { User, UserSettings } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Note, Stack, Tag, Text, TextLink } from 'shared-ui';
import { Panel, useFocusBack, useFocusOnward } from 'shared-ui/components';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { paths } from '../common/paths';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';
import { SmsSetup } from './sms-setup';
import { SpareCodesSection } from './spare-codes-section';
import { TotpRemoval } from './totp-removal';
import { TotpSetup } from './totp-setup';

type TwoStep = UserSettings['two_step'];
type Open = 'setup' | 'sms' | 'removal' | 'renewal' | null;

const stateOf = {
  off: messages.twoStepOff,
  sms: messages.twoStepSms,
  totp: messages.twoStepTotp,
} as const satisfies Record<TwoStep, object>;

/** The second step that an account has. Of staff who have a passkey it is that one, or the app, and no code by SMS. */
function secondStepOf({ settings: { two_step }, passkeys, roles, phone_verified_at, spare_codes_left }: User) {
  const byPasskey = two_step !== 'totp' && passkeys > 0 && isStaff(roles);
  const told = byPasskey ? messages.twoStepPasskey : stateOf[two_step];
  const takesSms = two_step === 'off' && !byPasskey;
  return {
    isOn: two_step !== 'off' || byPasskey,
    /** Where spare codes stand for the step, and the server tells of them. */
    codesLeft: two_step === 'off' || byPasskey ? undefined : spare_codes_left,
    told,
    smsOffered: takesSms && phone_verified_at !== null,
    phoneFirst: takesSms && phone_verified_at === null,
  };
}

/** The second step of a sign-in: off, a code by SMS, or an authenticator app, the stronger one. */
export function TwoStepPanel({ account }: { account: User }) {
  const api = useApi();
  const { put, refresh } = useAccountCache();
  const [open, setOpen] = useState<Open>(null);
  const opener = useFocusBack(open);
  // Where the button that had the focus is not offered any more, such as once the step is off.
  const place = useFocusOnward<HTMLDivElement>();
  const [spareCodes, setSpareCodes] = useState<readonly string[] | null>(null);
  const { two_step } = account.settings;
  const { isOn, told, smsOffered, codesLeft } = secondStepOf(account);
  // Of the last that was asked for: what went wrong before is told no more.
  const [fault, setFault] = useState<Error | null>(null);
  const switchOff = useMutation({
    mutationFn: () => api.account.updateSettings({ body: { two_step: 'off' } }, { quiet: true }),
    onMutate: () => setFault(null),
    onSuccess: ({ data }) => put(data),
    onError: setFault,
  });
  const setUpApp = useMutation({
    mutationFn: async () => (await api.accountContacts.setUpTotp(undefined, { quiet: true })).data,
    onMutate: () => setFault(null),
    onSuccess: () => setOpen('setup'),
    onError: setFault,
  });
  const [trials, setTrials] = useState(0);
  const sendTrial = useMutation({
    // The opened form says that a code left; that another one did, nothing else says.
    mutationFn: () => api.bind(accountSmsStep).setUp(undefined, { quiet: true, saysSuccess: open !== 'sms' }),
    onMutate: () => setFault(null),
    onSuccess: () => {
      setTrials((before) => before + 1);
      setOpen('sms');
    },
    onError: (error) => {
      setFault(error);
      // Too early for another code: the one before still counts, and wants its field.
      if (isApiError(error) && error.status === 429) setOpen('sms');
    },
  });

  const sendOne = useOneAtATime(sendTrial.mutate);
  const beginApp = useOneAtATime(setUpApp.mutate);

  function close() {
    setOpen(null);
    void refresh();
  }

  function isOnWith(codes: readonly string[]) {
    setSpareCodes(codes);
    close();
  }

  return (
    <chakra.div {...place}>
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
          <Failure of={fault} />
          <SpareCodesSection
            given={spareCodes}
            onKept={() => setSpareCodes(null)}
            left={codesLeft}
            byApp={two_step === 'totp'}
            asking={open === 'renewal'}
            onAsk={(asking) => setOpen(asking ? 'renewal' : null)}
            folded={open !== null && open !== 'renewal'}
          />
          {open === 'setup' && setUpApp.data && (
            <TotpSetup setup={setUpApp.data} onDone={isOnWith} onCancel={() => setOpen(null)} />
          )}
          {open === 'sms' && (
            <SmsSetup
              phone={account.phone ?? ''}
              asked={trials}
              onAgain={sendOne}
              onDone={isOnWith}
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
                  onClick={() => beginApp()}
                  loading={setUpApp.isPending}
                >
                  <FormattedMessage {...messages.useApp} />
                </Button>
              )}
              {smsOffered && (
                <Button ref={opener('sms')} onClick={() => sendOne()} loading={sendTrial.isPending}>
                  <FormattedMessage {...messages.useSms} />
                </Button>
              )}
              {two_step === 'sms' && (
                <Button onClick={() => switchOff.mutate()} loading={switchOff.isPending}>
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
          <PhoneFirst account={account} />
        </Stack>
      </Panel>
    </chakra.div>
  );
}

/** A code by SMS is offered to a number that was confirmed; this is the way to it. */
function PhoneFirst({ account }: { account: User }) {
  if (!secondStepOf(account).phoneFirst) return null;
  return (
    <Text look="small" muted>
      <FormattedMessage
        {...messages.smsNeedsPhone}
        values={{
          link: (text) => (
            <TextLink key="phone" to={paths.contacts}>
              {text}
            </TextLink>
          ),
        }}
      />
    </Text>
  );
}

function Failure({ of }: { of: Error | null }) {
  const intl = useIntl();
  return (
    of && (
      <Note tone="error" role="alert">
        {failureText(of, intl)}
      </Note>
    )
  );
}
