import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from 'shared-ui/components';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { MoneyField, sentenceOf } from 'shared-ui/work';
import { fieldMessages, messages } from './messages';
import type { amountNames, ListName, numberNames, PackageValues, textNames } from './package-values';

/** The label, the error and the place in the form of one field. */
export function usePackageField<Name extends keyof PackageValues>(name: Name) {
  const { register, formState } = useFormContext<PackageValues>();
  return {
    label: <FormattedMessage {...fieldMessages[name]} />,
    error: sentenceOf(formState.errors, name),
    ...register(name),
  };
}

type Rest<P> = Omit<P, 'label' | 'error' | 'name'>;
type InputProps = Rest<ComponentProps<typeof TextField>>;

export function PackageText({ name, ...rest }: { name: (typeof textNames)[number] } & InputProps) {
  return <TextField autoComplete="off" {...usePackageField(name)} {...rest} />;
}

/** A whole number, with its unit. */
export function PackageNumber({ name, ...rest }: { name: (typeof numberNames)[number] } & InputProps) {
  return <TextField inputMode="numeric" autoComplete="off" {...usePackageField(name)} {...rest} />;
}

/** Several short texts, one a line. */
export function PackageLines({ name, ...rest }: { name: ListName } & Rest<ComponentProps<typeof TextAreaField>>) {
  return (
    <TextAreaField rows={4} hint={<FormattedMessage {...messages.oneALine} />} {...usePackageField(name)} {...rest} />
  );
}

interface AmountProps extends Rest<ComponentProps<typeof MoneyField>> {
  name: (typeof amountNames)[number];
}

/** An amount of money, or a percentage. */
export function PackageAmount({ name, ...rest }: Omit<AmountProps, 'value' | 'onChange'>) {
  const { control } = useFormContext<PackageValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          label={<FormattedMessage {...fieldMessages[name]} />}
          error={fieldState.error?.message}
          {...field}
          {...rest}
        />
      )}
    />
  );
}
