import { Button, chakra, Stack, Text } from 'shared-ui';
import { useFormFailure } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { messages } from './messages';

interface CodeStepProps {
  channel: 'totp' | 'sms';
  onBack: () => void;
  onSubmit: (code: string) => Promise<void>;
}

export function CodeStep({ channel, onBack, onSubmit }: CodeStepProps) {
  const form = useForm({ defaultValues: { otp_code: '' } });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ otp_code }) => {
    failure.clear();
    await onSubmit(otp_code.replaceAll(' ', '')).catch(failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px">
        {failure.note}
        <Text>
          <FormattedMessage {...(channel === 'sms' ? messages.codeBySms : messages.codeByApp)} />
        </Text>
        <TextField
          label={<FormattedMessage {...messages.code} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          mono
          error={errors.otp_code?.message}
          minHeight="touch"
          {...form.register('otp_code')}
        />
        <Button type="submit" look="solid" size="touch" wide loading={isSubmitting} marginTop="8px">
          <FormattedMessage {...messages.confirm} />
        </Button>
        <Button look="link" onClick={onBack} alignSelf="flex-start">
          <FormattedMessage {...messages.back} />
        </Button>
      </Stack>
    </chakra.form>
  );
}
