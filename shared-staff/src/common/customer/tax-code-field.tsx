import { normaliseTaxCode, seemsOfAnother } from 'shared-api/domain';
import { contractFieldLabels } from 'shared-api/messages';
import { TextField } from 'shared-ui/components';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

type Person = Record<'tax_code' | 'firstname' | 'lastname', string>;

/** The codice fiscale, of who has one: checked by its own rule, and compared with the name without refusing it. */
export function TaxCodeField() {
  const intl = useIntl();
  const { register, control, getValues, setValue, formState } = useFormContext<Person>();
  const [typed, firstname, lastname] = useWatch({ control, name: ['tax_code', 'firstname', 'lastname'] });
  return (
    <TextField
      label={intl.formatMessage(contractFieldLabels.tax_code)}
      optional
      mono
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={formState.errors.tax_code?.message}
      warning={
        seemsOfAnother(typed, { firstname, lastname }) && (
          <FormattedMessage {...messages.taxCodeDoubt} values={{ name: `${firstname} ${lastname}`.trim() }} />
        )
      }
      {...register('tax_code', {
        // The form does not judge a field that is left if its text changes meanwhile.
        onBlur: () => setValue('tax_code', normaliseTaxCode(getValues('tax_code')), { shouldValidate: true }),
      })}
    />
  );
}
