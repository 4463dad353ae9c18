import type { ReactNode } from 'react';
import { packageKinds } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-ui/pieces';
import { FormCell, FormGrid } from 'shared-ui/work';
import { PictureField } from '../../common/pictures/picture-field';
import { kindMessages } from '../kind.messages';
import { fieldMessages } from './field.messages';
import type { TypeValues } from './type-values';

const Label = chakra('p', { base: { textStyle: 'label', marginBottom: '4px' } });

/** The fields of a type; `first` stands before them. */
export function TypeFields({ first }: { first?: ReactNode }) {
  const intl = useIntl();
  const { control, register, formState } = useFormContext<TypeValues>();
  const field = (name: 'title' | 'excerpt' | 'description' | 'kind') => ({
    label: <FormattedMessage {...fieldMessages[name]} />,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <FormGrid>
      {first}
      <FormCell span={4}>
        <TextField {...field('title')} required maxLength={80} />
      </FormCell>
      <FormCell span={2}>
        <SelectField
          {...field('kind')}
          options={packageKinds.map((kind) => ({ value: kind, label: intl.formatMessage(kindMessages[kind]) }))}
        />
      </FormCell>
      <FormCell span={6}>
        <TextField
          {...field('excerpt')}
          optional
          maxLength={160}
          hint={<FormattedMessage {...fieldMessages.excerptHint} />}
        />
      </FormCell>
      <FormCell span={6}>
        <TextAreaField {...field('description')} optional rows={6} maxLength={4_000} />
      </FormCell>
      <FormCell span={6}>
        <Label>
          <FormattedMessage {...fieldMessages.thumbnail} />
        </Label>
        <Controller
          control={control}
          name="thumbnail"
          render={({ field: { value, onChange }, fieldState }) => (
            <PictureField value={value} onChange={onChange} error={fieldState.error?.message} />
          )}
        />
      </FormCell>
      <FormCell span={6}>
        <Checkbox {...register('visible')} hint={<FormattedMessage {...fieldMessages.visibleHint} />}>
          <FormattedMessage {...fieldMessages.visible} />
        </Checkbox>
      </FormCell>
    </FormGrid>
  );
}
