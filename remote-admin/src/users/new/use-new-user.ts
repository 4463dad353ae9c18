import { useUnsaved } from 'shared-api/react';
import { type SummarisedError, useForm, useFormFailure, useKeptKey, useSchemaResolver } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { useUserCalls } from '../use-user-calls';
import { userKeys } from '../user-keys';
import { messages } from './messages';
import { emptyUser, type NewUser, type NewUserValues, newUserForm } from './new-user-form';

const texts = ['firstname', 'lastname', 'email', 'phone'] as const;

/** The form that makes a person and invites them; it leads on to their page. */
export function useNewUser() {
  const intl = useIntl();
  const calls = useUserCalls();
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = useKeptKey();
  const form = useForm<NewUserValues, unknown, NewUser>({
    resolver: useSchemaResolver<NewUserValues, NewUser>(newUserForm),
    mode: 'onBlur',
    defaultValues: emptyUser,
  });
  const failure = useFormFailure(form);
  const { errors, isDirty, isSubmitted, isSubmitting } = form.formState;
  const release = useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    try {
      const { data } = await calls.create({ body }, { quiet: true, idempotencyKey: key.of(body) });
      key.done();
      void client.invalidateQueries({ queryKey: userKeys.lists });
      release();
      navigate(paths.user(data.uid));
    } catch (error) {
      failure.show(error);
    }
  });

  const summary: SummarisedError[] = isSubmitted
    ? texts.flatMap((field) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: intl.formatMessage(messages[field]), sentence }] : [];
      })
    : [];
  return {
    form,
    submit,
    summary,
    failure: failure.note,
    saving: isSubmitting,
    focus(field: string) {
      const name = texts.find((text) => text === field);
      if (name) form.setFocus(name);
    },
  };
}
