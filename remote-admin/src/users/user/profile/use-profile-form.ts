import { useMemo, useRef } from 'react';
import type { adminUsers } from 'shared-api/contracts';
import type { AdminUser } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import type { CallOf } from 'shared-api/kernel';
import { applyServerErrors, type FormSchema, type SummarisedError, useForm, useSchemaResolver } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useUserChange } from '../../deeds/use-user-change';
import { useUserCalls } from '../../use-user-calls';
import { fieldMessages } from './field.messages';
import { type ProfileValues, parseChanges, profileTexts, valuesOf } from './profile-values';

type Changes = CallOf<typeof adminUsers.updateProfile>['body'];

/** What was typed goes, too. */
const wholly = { keepDirtyValues: false } as const;

/** A person's own data; what somebody else changed meanwhile comes in, what was typed here stays. */
export function useProfileForm(user: AdminUser) {
  const intl = useIntl();
  const calls = useUserCalls();
  const base = useRef(valuesOf(user));
  base.current = valuesOf(user);
  const schema = useMemo<FormSchema<Changes>>(
    () => ({ safeParse: (values) => parseChanges(values, base.current) }),
    [],
  );
  const form = useForm<ProfileValues, unknown, Changes>({
    resolver: useSchemaResolver<ProfileValues, Changes>(schema),
    mode: 'onBlur',
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const save = useUserChange((uid, body: Changes, options) => calls.updateProfile({ params: { uid }, body }, options));
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const changed = profileTexts.filter((field) => dirtyFields[field]);

  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await save.mutateAsync({ user, body });
      form.reset(valuesOf(data), wholly);
    } catch (error) {
      if (isApiError(error) && error.status === 422) applyServerErrors(form, error.fields);
    }
  });

  const summary: SummarisedError[] = isSubmitted
    ? profileTexts.flatMap((field) => {
        const sentence = errors[field]?.message;
        return sentence ? [{ field, label: intl.formatMessage(fieldMessages[field]), sentence }] : [];
      })
    : [];

  return {
    form,
    submit,
    summary,
    /** A refusal that no field speaks of. */
    failure: summary.length > 0 ? null : save.error,
    saving: save.isPending,
    dirty: changed.length > 0,
    changed: intl.formatList(changed.map((field) => intl.formatMessage(fieldMessages[field]))),
    undo: () => {
      save.reset();
      form.reset(valuesOf(user), wholly);
    },
    focus(field: string) {
      const name = profileTexts.find((text) => text === field);
      if (name) form.setFocus(name);
    },
  };
}
