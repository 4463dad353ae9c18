import { Stack, Text } from 'shared-ui';
import { Checkbox, FieldMessage } from 'shared-ui/components';
import { useController, useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { sentenceOf } from 'shared-ui/work';
import { AudiencePicker } from '../../common/audience/audience-picker';
import { fieldMessages } from './field.messages';
import { messages } from './messages';
import type { NotificationValues } from './notification-values';

/** For whom a notification is: whoever is in any of the lists reads it, advertising only with their consent. */
export function AudienceField() {
  const { control, formState, register } = useFormContext<NotificationValues>();
  const { value, onChange } = useController({ control, name: 'audience' }).field;
  const error = sentenceOf(formState.errors, 'audience');
  return (
    <Stack gap="16px" align="stretch">
      <Text look="small" muted>
        <FormattedMessage {...messages.audienceHelp} />
      </Text>
      <AudiencePicker value={value} onChange={onChange} />
      <Checkbox hint={<FormattedMessage {...messages.marketingHint} />} {...register('marketing')}>
        <FormattedMessage {...fieldMessages.marketing} />
      </Checkbox>
      {error && <FieldMessage tone="error">{error}</FieldMessage>}
    </Stack>
  );
}
