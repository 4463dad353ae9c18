import { type FormEvent, useRef, useState } from 'react';
import { normalisePhone, phoneTail } from 'shared-api/domain';
import type { CustomerContract, PhoneChangeCodes } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi, useHost } from 'shared-api/react';
import { Button, chakra, HStack, Note, Stack, Text } from 'shared-ui';
import { CodeField, CodeTimer, useSecondsLeft } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { shownHere, type WantedPhone } from './number-form';

interface CodesFormProps {
  contract: CustomerContract;
  wanted: WantedPhone;
  /** Null for codes that came before: nobody tells when they end. */
  codes: PhoneChangeCodes | null;
  /** Why no others left. */
  refusal?: string | undefined;
  onSent(codes: PhoneChangeCodes): void;
  onDone(changed: CustomerContract): void;
  onBack(): void;
}

const fields = ['old_code', 'new_code'] as const;
type Field = (typeof fields)[number];
const labels = { old_code: messages.oldCode, new_code: messages.newCode };
const nothing = { old_code: '', new_code: '' };
/** Of codes whose end nobody tells. */
const endless = '9999-12-31T00:00:00Z';
const noTries = { old_code: 0, new_code: 0 };

/** Both codes; a wrong one is told at its field, and the other stays. */
export function CodesForm({ contract, wanted, codes, refusal, onSent, onDone, onBack }: CodesFormProps) {
  const api = useApi();
  const intl = useIntl();
  const { now } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(refusal ?? null);
  const [busy, setBusy] = useState<'resend' | 'confirm' | null>(null);
  // Only the answer that sends the codes says how many tries they have.
  const [wrong, setWrong] = useState(noTries);
  const [resent, setResent] = useState(false);
  const timeLeft = useSecondsLeft(codes?.old_code.expires_at ?? endless, now);
  const params = { contract_uid: contract.contract_uid };
  const isUsed = (field: Field) => codes !== null && wrong[field] >= codes[field].tries_left;
  const isDead = (field: Field) => timeLeft === 0 || isUsed(field);

  /** One call at a time; what it says about a code is put at its field. */
  async function call(kind: 'resend' | 'confirm', work: () => Promise<void>) {
    if (busy !== null) return;
    setBusy(kind);
    setFailure(null);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const found = isApiError(error) ? error.fields : {};
      setErrors(Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field].join(' ')]] : []))));
      if (!fields.some((field) => found[field])) setFailure(failureText(error, intl));
      const tried = (field: Field) => (kind === 'confirm' && found[field] ? 1 : 0);
      setWrong((before) => ({
        old_code: before.old_code + tried('old_code'),
        new_code: before.new_code + tried('new_code'),
      }));
    }
    setBusy(null);
  }

  const said = codes === null ? messages.inHand : resent ? messages.resent : messages.sent;
  const phones = { old_code: contract.phone, new_code: normalisePhone(wanted.phone) };

  const resend = () =>
    call('resend', async () => {
      const { data } = await api.public.changePhone({ params, body: wanted }, shownHere);
      setTyped(nothing);
      setWrong(noTries);
      setResent(true);
      onSent(data);
    });

  function confirm(event: FormEvent) {
    event.preventDefault();
    void call('confirm', async () => {
      const body = { phone: wanted.phone, ...typed };
      onDone((await api.public.confirmPhone({ params, body }, { quiet: true })).data);
    });
  }

  return (
    <form noValidate onSubmit={confirm}>
      <Stack gap="16px">
        <Text role="status">
          <FormattedMessage {...said} />
        </Text>
        {failure && (
          <Note tone="error" role="alert">
            {failure}
          </Note>
        )}
        {fields.map((field) => (
          <CodeField
            key={field}
            name={field}
            label={intl.formatMessage(labels[field], { phone: codes?.[field].phone ?? phoneTail(phones[field]) })}
            value={typed[field]}
            onChange={(digits) => {
              setTyped((before) => ({ ...before, [field]: digits }));
              setErrors((before) => ({ ...before, [field]: undefined }));
            }}
            onFull={() => {
              if (field === 'new_code') button.current?.focus();
            }}
            error={errors[field]}
            expired={isDead(field)}
            asked={field === 'old_code' ? (codes?.old_code.expires_at ?? 'before') : undefined}
            fromSms={false}
          />
        ))}
        <chakra.div marginTop="-16px">
          {codes === null ? (
            <Button look="link" size="control" onClick={() => void resend()} loading={busy === 'resend'}>
              <FormattedMessage {...messages.newCodes} />
            </Button>
          ) : (
            <CodeTimer
              expiresAt={codes.old_code.expires_at}
              resendAt={codes.old_code.resend_at}
              used={fields.some(isUsed)}
              clock={now}
              onResend={() => void resend()}
              resending={busy === 'resend'}
            />
          )}
        </chakra.div>
        <Text look="small" muted>
          <FormattedMessage {...messages.consequence} />
        </Text>
        <HStack gap="12px" flexWrap="wrap">
          <Button
            ref={button}
            type="submit"
            look="solid"
            size="touch"
            disabled={fields.some((field) => isDead(field) || typed[field].length < 6)}
            loading={busy === 'confirm'}
          >
            <FormattedMessage {...messages.confirm} />
          </Button>
          <Button size="touch" onClick={onBack}>
            <FormattedMessage {...messages.otherNumber} />
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
