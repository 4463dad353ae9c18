import { HoursEditor } from 'shared-desk/hours';
import { Controller, useFormContext } from 'shared-ui/forms';
import { FieldMessage } from 'shared-ui/pieces';
import type { StoreValues } from './store-values';

/** A dealer's week. */
export function HoursField() {
  const { control } = useFormContext<StoreValues>();
  return (
    <Controller
      control={control}
      name="opening_hours"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <>
          <HoursEditor value={value} onChange={onChange} />
          {error?.message && <FieldMessage tone="error">{error.message}</FieldMessage>}
        </>
      )}
    />
  );
}
