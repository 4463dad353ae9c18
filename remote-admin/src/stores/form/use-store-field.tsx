import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { fieldMessages } from '../words/field.messages';
import type { PointName, StoreValues, TextName } from './store-values';

/** The label, the error and the place in the form of a text. */
export function useStoreField(name: TextName | PointName) {
  const { register, formState } = useFormContext<StoreValues>();
  return {
    label: <FormattedMessage {...fieldMessages[name]} />,
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  };
}
