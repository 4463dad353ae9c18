import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { Checkbox } from 'shared-ui/pieces';
import { fieldMessages } from '../words/field.messages';
import { messages } from './messages';
import type { StoreValues } from './store-values';

const flags = [
  { name: 'active', hint: messages.activeHint },
  { name: 'online_enabled', hint: messages.onlineHint },
  { name: 'visible', hint: messages.visibleHint },
] as const;

/** What a dealer is for customers. On line are those with all three. */
export function StateFields() {
  const { register } = useFormContext<StoreValues>();
  return flags.map(({ name, hint }) => (
    <Checkbox key={name} hint={<FormattedMessage {...hint} />} {...register(name)}>
      <FormattedMessage {...fieldMessages[name]} />
    </Checkbox>
  ));
}
