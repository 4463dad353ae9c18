import { isShortMobile, normalisePhone, provinceOptions, zipFitsProvince } from 'shared-api/domain';
import { Checkbox, FieldMessage, Panel, SelectField } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { TaxCodeField } from '../../common/customer/tax-code-field';
import { messages as customer } from '../panels/customer.messages';
import { EditText, OtherField, useEditField } from './edit-field';
import { type EditValues, otherCustomerFields } from './edit-values';
import { messages } from './messages';

/** Who signs. What is missing the customer fills in from the link. */
export function CustomerSection() {
  const intl = useIntl();
  const { register, watch } = useFormContext<EditValues>();
  const [phone, typedZip, code] = watch(['phone', 'zip_code', 'province']);
  const zip = typedZip.trim();
  const province = useEditField('province');
  const odd = /^\d{5}$/.test(zip) && code !== '' && zipFitsProvince(zip, code) === false;
  return (
    <Panel title={<FormattedMessage {...customer.title} />}>
      <FormGrid>
        <FormCell span={2}>
          <EditText name="firstname" />
        </FormCell>
        <FormCell span={2}>
          <EditText name="lastname" />
        </FormCell>
        <FormCell gridColumn={{ base: '1 / -1', sm: 'span 2' }}>
          <TaxCodeField />
        </FormCell>
        <FormCell span={3}>
          <EditText name="phone" type="tel" inputMode="tel" />
          {isShortMobile(normalisePhone(phone)) && (
            <Checkbox {...register('phone_confirmed')}>
              <FormattedMessage {...messages.phoneConfirmed} />
            </Checkbox>
          )}
        </FormCell>
        <FormCell span={3}>
          <EditText name="email" type="email" inputMode="email" />
        </FormCell>
        <FormCell span={4}>
          <EditText name="address" />
        </FormCell>
        <FormCell span={2}>
          <EditText name="address_info" optional />
        </FormCell>
        <FormCell span={1}>
          <EditText name="zip_code" inputMode="numeric" />
        </FormCell>
        <FormCell span={3}>
          <EditText name="city" />
        </FormCell>
        <FormCell span={2}>
          <SelectField {...province} placeholder={intl.formatMessage(messages.choose)} options={provinceOptions} />
        </FormCell>
        {otherCustomerFields.map((field) => (
          <FormCell key={field} span={2}>
            <OtherField name={field} />
          </FormCell>
        ))}
        {odd && (
          <FormCell span={6}>
            <div role="status">
              <FieldMessage tone="warning">
                <FormattedMessage {...messages.zipElsewhere} values={{ zip, province: code }} />
              </FieldMessage>
            </div>
          </FormCell>
        )}
      </FormGrid>
    </Panel>
  );
}
