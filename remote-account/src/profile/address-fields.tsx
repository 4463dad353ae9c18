import { findProvince, normaliseZip, provinceOptions, zipFitsProvince } from 'shared-api/domain';
import { chakra } from 'shared-ui';
import { SelectField, TextField, ZipAndCity } from 'shared-ui/components';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import type { ProfileValues } from './profile-form';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: { base: '100%', sm: '7rem 1fr 1fr minmax(10.5rem, 1fr)' },
    alignItems: 'start',
  },
});
const Wide = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'span 3' } } });
const Narrow = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'span 1' } } });

/** Where the person lives; a CAP that is usually elsewhere is a warning, never a refusal. */
export function AddressFields() {
  const { formatMessage } = useIntl();
  const { register, control, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const [typedZip, province] = useWatch({ control, name: ['zip_code', 'province'] });
  const zip = normaliseZip(typedZip);
  const elsewhere = /^\d{5}$/.test(zip) && !zipFitsProvince(zip, province) ? findProvince(province)?.name : undefined;
  return (
    <Grid>
      <Wide>
        <TextField
          label={formatMessage(messages.street)}
          autoComplete="address-line1"
          error={errors.address?.message}
          {...register('address')}
        />
      </Wide>
      <Narrow>
        <TextField
          label={formatMessage(messages.addressInfo)}
          optional
          autoComplete="address-line2"
          error={errors.address_info?.message}
          {...register('address_info')}
        />
      </Narrow>
      <ZipAndCity
        zip={
          <TextField
            label={formatMessage(messages.zip)}
            inputMode="numeric"
            autoComplete="postal-code"
            error={errors.zip_code?.message}
            warning={elsewhere && formatMessage(messages.zipElsewhere, { province: elsewhere })}
            {...register('zip_code')}
          />
        }
        city={
          <TextField
            label={formatMessage(messages.city)}
            autoComplete="address-level2"
            error={errors.city?.message}
            {...register('city')}
          />
        }
      />
      <Narrow>
        <SelectField
          label={formatMessage(messages.province)}
          placeholder={formatMessage(messages.choose)}
          options={provinceOptions}
          autoComplete="address-level1"
          error={errors.province?.message}
          {...register('province')}
        />
      </Narrow>
    </Grid>
  );
}
