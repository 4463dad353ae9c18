import { Controller, useFormContext } from 'shared-ui/forms';
import { PictureField } from '../../common/pictures/picture-field';
import type { StoreValues } from './store-values';

/** The picture that customers see beside a dealer's name. */
export function StorePictureField() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Controller
      control={control}
      name="thumbnail"
      render={({ field: { value, onChange }, fieldState }) => (
        <PictureField value={value} onChange={onChange} error={fieldState.error?.message} />
      )}
    />
  );
}
