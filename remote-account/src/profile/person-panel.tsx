import { seemsOfAnother } from 'shared-api/domain';
import type { User } from 'shared-api/entities';
import { useApi, useUnsaved } from 'shared-api/react';
import { Button, chakra } from 'shared-ui';
import { FieldMessage, Panel, TextField } from 'shared-ui/components';
import { afresh, keepTypedSince, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { FormProvider, useForm, useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { useAccountCache } from '../common/use-account';
import { AddressFields } from './address-fields';
import { messages } from './messages';
import { type ProfileChange, type ProfileValues, profileForm, valuesOf } from './profile-form';

/** The codice fiscale, of who has one: checked by its own rule, and compared with the person without refusing it. */
function TaxCodeField() {
  const { formatMessage } = useIntl();
  const { register, control, formState } = useFormContext<ProfileValues>();
  const [typed, firstname, lastname, born] = useWatch({
    control,
    name: ['tax_code', 'firstname', 'lastname', 'date_of_birth'],
  });
  const dateOfBirth = /^\d{4}-\d{2}-\d{2}$/.test(born) ? born : null;
  return (
    <div>
      <TextField
        label={formatMessage(messages.taxCode)}
        optional
        error={formState.errors.tax_code?.message}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...register('tax_code')}
      />
      <div role="status">
        {seemsOfAnother(typed, { firstname, lastname, dateOfBirth }) && (
          <FieldMessage tone="warning">
            <FormattedMessage {...messages.taxCodeDoubt} />
          </FieldMessage>
        )}
      </div>
    </div>
  );
}

const Pair = chakra('div', {
  base: { display: 'grid', gap: '16px 24px', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, alignItems: 'start' },
});

/** Name, birthday and address: what a new contract is filled with. */
export function PersonPanel({ account }: { account: User }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { put } = useAccountCache();
  const form = useForm<ProfileValues, unknown, ProfileChange>({
    resolver: useSchemaResolver<ProfileValues, ProfileChange>(profileForm),
    mode: 'onBlur',
    values: valuesOf(account),
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const failure = useFormFailure(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    const show = keepTypedSince(form);
    await api.account.updateProfile({ body }, { quiet: true }).then(({ data }) => {
      show(valuesOf(data));
      put(data);
    }, failure.show);
  });

  return (
    <Panel title={<FormattedMessage {...messages.person} />}>
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} display="grid" gap="24px">
          {failure.note}
          <Pair>
            <TextField
              label={formatMessage(messages.firstname)}
              autoComplete="given-name"
              error={errors.firstname?.message}
              {...form.register('firstname')}
            />
            <TextField
              label={formatMessage(messages.lastname)}
              autoComplete="family-name"
              error={errors.lastname?.message}
              {...form.register('lastname')}
            />
            <DateField
              label={formatMessage(messages.birthday)}
              optional
              autoComplete="bday"
              error={errors.date_of_birth?.message}
              {...form.register('date_of_birth')}
            />
            <TaxCodeField />
          </Pair>
          <AddressFields />
          <chakra.div display="flex" gap="12px">
            <Button type="submit" look="solid" loading={isSubmitting}>
              <FormattedMessage {...messages.save} />
            </Button>
            {isDirty && (
              <Button
                onClick={() => {
                  failure.clear();
                  form.reset(valuesOf(account), afresh);
                }}
              >
                <FormattedMessage {...messages.undo} />
              </Button>
            )}
          </chakra.div>
        </chakra.form>
      </FormProvider>
    </Panel>
  );
}
