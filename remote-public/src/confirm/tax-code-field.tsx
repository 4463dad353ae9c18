import { seemsOfAnother } from 'shared-api/domain';
import { chakra } from 'shared-ui';
import { FieldMessage, TextField } from 'shared-ui/components';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { CustomerValues } from '../common/funnel/funnel-state';
import { messages } from './messages';

const Doubt = chakra('div', {
  // It names the person, whose name may be one long word.
  base: { overflowWrap: 'anywhere' },
});

/** The codice fiscale, of who has one: checked by its own rule, and compared with the name without refusing it. */
export function TaxCodeField() {
  const intl = useIntl();
  const { register, control, formState } = useFormContext<CustomerValues>();
  const [typed, firstname, lastname] = useWatch({ control, name: ['tax_code', 'firstname', 'lastname'] });
  return (
    <div>
      <TextField
        label={intl.formatMessage(messages.taxCode)}
        optional
        hint={intl.formatMessage(messages.taxCodeHint)}
        error={formState.errors.tax_code?.message}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...register('tax_code')}
      />
      <div role="status">
        {seemsOfAnother(typed, { firstname, lastname }) && (
          <Doubt>
            <FieldMessage tone="warning">
              <FormattedMessage {...messages.taxCodeDoubt} values={{ name: `${firstname} ${lastname}`.trim() }} />
            </FieldMessage>
          </Doubt>
        )}
      </div>
    </div>
  );
}
