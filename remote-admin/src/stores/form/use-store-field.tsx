import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { fieldMessages } from '../messages';
import type { PointName, StoreValues, TextName } from './store-values';

/**
 * The label, the error and the place in the form of a text.
 * @param complete what is added to a text when its field is left
 */
export function useStoreField(name: TextName | PointName, complete?: (text: string) => string) {
  const { register, formState, getValues, setValue } = useFormContext<StoreValues>();
  const onBlur =
    complete && (() => setValue(name, complete(getValues(name)), { shouldDirty: true, shouldValidate: true }));
  return {
    label: <FormattedMessage {...fieldMessages[name]} />,
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name, { onBlur }),
  };
}
