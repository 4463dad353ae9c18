import type { ReactNode } from 'react';
import { type PackageType, packageKinds } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-ui/components';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid, sentenceOf } from 'shared-ui/work';
import { PictureField } from '../../common/pictures/picture-field';
import { linesMessages } from '../lines/lines.messages';
import { kindMessages } from '../messages';
import { coverNames } from '../package/package-values';
import { fieldMessages } from './messages';
import type { TypeValues } from './type-values';

const Label = chakra('p', { base: { textStyle: 'label', marginBottom: '4px' } });

interface TypeFieldsProps {
  /** Stands before the others. */
  first?: ReactNode;
  /** The type as it is saved, to tell how many packages follow its lines; without one, none does. */
  type?: PackageType;
}

/** The fields of a type. */
export function TypeFields({ first, type }: TypeFieldsProps) {
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
        <TextField {...field('title')} required />
      </FormCell>
      <FormCell span={2}>
        <SelectField
          {...field('kind')}
          options={packageKinds.map((kind) => ({ value: kind, label: intl.formatMessage(kindMessages[kind]) }))}
        />
      </FormCell>
      <FormCell span={6}>
        <TextField {...field('excerpt')} optional hint={<FormattedMessage {...fieldMessages.excerptHint} />} />
      </FormCell>
      <FormCell span={6}>
        <TextAreaField {...field('description')} optional rows={6} />
      </FormCell>
      {coverNames.map((name) => (
        <FormCell key={name} span={3}>
          <TextAreaField
            rows={6}
            label={<FormattedMessage {...fieldMessages[name]} />}
            optional
            hint={
              <FormattedMessage
                {...linesMessages.followers}
                values={{ followers: type?.[`${name}_followers`] ?? 0, all: type?.packages_count ?? 0 }}
              />
            }
            error={sentenceOf(formState.errors, name)}
            {...register(name)}
          />
        </FormCell>
      ))}
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
