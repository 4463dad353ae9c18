import { useId } from 'react';
import { accountContacts } from 'shared-api/contracts';
import type { TotpSetup as Setup } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Text } from 'shared-ui';
import { CopyButton, TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface TotpSetupProps {
  setup: Setup;
  /** The ten spare codes, shown this once. */
  onDone(spareCodes: readonly string[]): void;
  onCancel(): void;
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '24px', gridTemplateColumns: { base: '1fr', sm: '200px 1fr' }, alignItems: 'start' },
});
/** Cameras want dark on light, in dark mode too. */
const Code = chakra('img', {
  base: { width: '200px', height: '200px', bg: 'white', padding: '8px', borderWidth: '1px' },
});

/** Joins an authenticator app: the picture to scan, the same as text, and the app's first code as proof. */
export function TotpSetup({ setup, onDone, onCancel }: TotpSetupProps) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const headingId = useId();
  const form = useForm({
    resolver: useSchemaResolver(accountContacts.confirmTotp.body),
    defaultValues: { otp_code: '' },
  });
  const failure = useFormFailure(form);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.accountContacts
      .confirmTotp({ body }, { quiet: true })
      .then(({ data }) => onDone(data.spare_codes), failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit} aria-labelledby={headingId} borderTopWidth="1px" paddingTop="16px">
      <Text id={headingId} fontWeight={600} marginBottom="16px">
        <FormattedMessage {...messages.setupTitle} />
      </Text>
      <Columns>
        <Code
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.svg)}`}
          alt={formatMessage(messages.setupPicture)}
        />
        <chakra.div display="grid" gap="16px">
          <div>
            <Text look="small" muted>
              <FormattedMessage {...messages.setupByHand} />
            </Text>
            <HStack gap="8px" flexWrap="wrap">
              <chakra.code textStyle="code" overflowWrap="anywhere">
                {setup.secret}
              </chakra.code>
              <CopyButton text={setup.secret} what={formatMessage(messages.copySecret)} />
            </HStack>
          </div>
          {failure.note}
          <TextField
            label={formatMessage(messages.firstCode)}
            hint={formatMessage(messages.firstCodeHint)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxWidth="200px"
            mono
            error={form.formState.errors.otp_code?.message}
            {...form.register('otp_code')}
          />
          <HStack gap="12px">
            <Button type="submit" look="solid" loading={form.formState.isSubmitting}>
              <FormattedMessage {...messages.switchOn} />
            </Button>
            <Button onClick={onCancel}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          </HStack>
        </chakra.div>
      </Columns>
    </chakra.form>
  );
}
