import { PROVINCES } from 'shared-api/domain';
import { SelectField, TextField } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from './messages';
import { PointFields } from './point-fields';
import { useStoreField } from './use-store-field';

const provinces = PROVINCES.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));

/** Where a dealer is: the address, and the point on the map. */
export function PlaceFields() {
  const intl = useIntl();
  return (
    <FormGrid>
      <FormCell span={3}>
        <TextField required maxLength={120} {...useStoreField('address')} />
      </FormCell>
      <FormCell span={3}>
        <TextField optional maxLength={120} {...useStoreField('address_info')} />
      </FormCell>
      <FormCell span={2}>
        <TextField required inputMode="numeric" maxLength={5} {...useStoreField('zip_code')} />
      </FormCell>
      <FormCell span={2}>
        <TextField required maxLength={80} {...useStoreField('city')} />
      </FormCell>
      <FormCell span={2}>
        <SelectField
          required
          placeholder={intl.formatMessage(messages.choose)}
          options={provinces}
          {...useStoreField('province')}
        />
      </FormCell>
      <FormCell span={6}>
        <PointFields />
      </FormCell>
    </FormGrid>
  );
}
