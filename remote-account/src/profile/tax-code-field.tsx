import { seemsOfAnother } from 'shared-api/domain';
import { FieldMessage, TextField } from 'shared-ui/components';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import type { ProfileValues } from './profile-form';

/** The codice fiscale, of who has one: checked by its own rule, and compared with the person without refusing it. */
export function TaxCodeField() {
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
