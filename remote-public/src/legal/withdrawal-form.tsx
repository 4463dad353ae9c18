import { publicArea } from 'shared-api/contracts';
import { isFieldError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, Heading, Note } from 'shared-ui';
import { Panel, TextField } from 'shared-ui/components';
import { applyServerErrors, failureText, useIdempotencyKey, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useFocusOnNews } from '../common/use-focus-on-news';
import { messages, neededMessages } from './withdrawal.messages';

interface Statement extends Record<string, string> {
  fullname: string;
  code: string;
  email: string;
}

const Fields = chakra('form', { base: { display: 'grid', gap: '24px', marginTop: '16px' } });

/** The statement of withdrawal. The answer is the same whatever is written: it reveals no contract. */
export function WithdrawalForm() {
  const intl = useIntl();
  const api = useApi();
  const withKey = useIdempotencyKey();
  const resolver = useSchemaResolver<Statement, Statement>(publicArea.stateWithdrawal.body, neededMessages);
  const form = useForm<Statement, unknown, Statement>({
    resolver,
    mode: 'onBlur',
    defaultValues: { fullname: '', code: '', email: '' },
  });
  const { errors } = form.formState;
  const state = useMutation({
    mutationFn: (body: Statement) =>
      withKey(body, (idempotencyKey) => api.public.stateWithdrawal({ body }, { quiet: true, idempotencyKey })),
    onError: (error) => isFieldError(error) && applyServerErrors(form, error.fields),
  });

  const done = useFocusOnNews<HTMLDivElement>(state.isSuccess ? 'done' : null);

  if (state.isSuccess) {
    return (
      <Note ref={done} tabIndex={-1} tone="success" role="status" marginTop="24px">
        <strong>
          <FormattedMessage {...messages.done} />
        </strong>
        <br />
        <FormattedMessage {...messages.doneText} values={{ email: state.variables.email }} />
      </Note>
    );
  }
  return (
    <Panel marginTop="24px" maxWidth="576px">
      <Heading level={2}>
        <FormattedMessage {...messages.form} />
      </Heading>
      <Fields onSubmit={form.handleSubmit((body) => state.mutate(body))} noValidate>
        <TextField
          label={intl.formatMessage(messages.fullname)}
          autoComplete="name"
          error={errors.fullname?.message}
          {...form.register('fullname')}
        />
        <TextField
          label={intl.formatMessage(messages.code)}
          hint={intl.formatMessage(messages.codeHint)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        {state.error && !isFieldError(state.error) && (
          <Note tone="error" role="alert">
            {failureText(state.error, intl)}
          </Note>
        )}
        <Button type="submit" look="solid" loading={state.isPending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </Fields>
    </Panel>
  );
}
