import { useId } from 'react';
import { normaliseZip, provinceOptions } from 'shared-api/domain';
import { placesOfZip, useApi, type ZipPlace } from 'shared-api/react';
import { chakra, Heading } from 'shared-ui';
import { FieldMessage, SelectField, TextField, ZipAndCity } from 'shared-ui/components';
import { otherComuni, usePlaceProposal, useSettled } from 'shared-ui/data';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import type { CustomerValues } from '../common/funnel/funnel-state';
import { messages } from './messages';
import { zipElsewhere } from './zip-elsewhere';

const Six = chakra('div', {
  base: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: { base: '100%', sm: '7rem 1fr 1fr minmax(10.5rem, 1.5fr)' },
    alignItems: 'start',
    marginTop: '16px',
  },
});
const Street = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'span 3' } } });
const Whole = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'span 1' } } });

const noPlaces: readonly ZipPlace[] = [];

/** Where the person lives: the CAP proposes comune and province; one that does not fit is a warning, never a refusal. */
export function AddressFields() {
  const intl = useIntl();
  const listId = useId();
  const { register, control, formState, setValue } = useFormContext<CustomerValues>();
  const { errors } = formState;
  const [typedZip, city, province] = useWatch({ control, name: ['zip_code', 'city', 'province'] });
  const zip = normaliseZip(typedZip);
  const elsewhere = zipElsewhere(zip, province);
  const { data: places = noPlaces } = useQuery(placesOfZip(useApi(), zip));
  const comuni = otherComuni(places, useSettled(city));
  usePlaceProposal(places, { city, province }, (field, value) => setValue(field, value, { shouldValidate: true }));

  return (
    <section>
      <Heading level={2} marginTop="32px">
        <FormattedMessage {...messages.address} />
      </Heading>
      <Six>
        <Street>
          <TextField
            label={intl.formatMessage(messages.street)}
            autoComplete="address-line1"
            error={errors.address?.message}
            {...register('address')}
          />
        </Street>
        <Whole>
          <TextField
            label={intl.formatMessage(messages.addressInfo)}
            optional
            autoComplete="address-line2"
            error={errors.address_info?.message}
            {...register('address_info')}
          />
        </Whole>
        <ZipAndCity
          zip={
            <TextField
              label={intl.formatMessage(messages.zip)}
              inputMode="numeric"
              autoComplete="postal-code"
              error={errors.zip_code?.message}
              {...register('zip_code')}
            />
          }
          city={
            <TextField
              label={intl.formatMessage(messages.city)}
              autoComplete="address-level2"
              list={places.length > 1 ? listId : undefined}
              error={errors.city?.message}
              warning={
                comuni.length > 0 && (
                  <FormattedMessage {...messages.comuneElsewhere} values={{ zip, comuni: intl.formatList(comuni) }} />
                )
              }
              {...register('city')}
            />
          }
        />
        <Whole>
          <SelectField
            label={intl.formatMessage(messages.province)}
            placeholder={intl.formatMessage(messages.choose)}
            options={provinceOptions}
            autoComplete="address-level1"
            error={errors.province?.message}
            {...register('province')}
          />
        </Whole>
        <datalist id={listId}>
          {places.map((place) => (
            <option key={place.city} value={place.city} />
          ))}
        </datalist>
        {elsewhere && (
          <chakra.div role="status" gridColumn="1 / -1" marginTop="-20px">
            <FieldMessage tone="warning">
              <FormattedMessage {...messages.zipElsewhere} values={{ zip, province: elsewhere }} />
            </FieldMessage>
          </chakra.div>
        )}
      </Six>
    </section>
  );
}
