import {
  findProvince,
  isShortMobile,
  normalisePhone,
  normaliseZip,
  provinceOptions,
  zipFitsProvince,
} from 'shared-api/domain';
import { placesOfZip, useApi, type ZipPlace } from 'shared-api/react';
import { TaxCodeField } from 'shared-staff';
import { chakra } from 'shared-ui';
import { Checkbox, FieldMessage } from 'shared-ui/components';
import { otherComuni, usePlaceProposal, useSettled } from 'shared-ui/data';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { NumberedSection } from 'shared-ui/work';
import { Cell, FieldsGrid, FormSelect, FormText, OtherField } from '../form/fields';
import type { SectionState } from '../form/sections';
import { type FormValues, otherCustomerFields } from '../form/values';
import { KnownCustomer } from './known-customer';
import { messages } from './messages';
import { useTakeCustomer } from './use-take-customer';

const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const noPlaces: readonly ZipPlace[] = [];

interface CustomerSectionProps {
  state: SectionState;
  /** The dealer is chosen on this page, too. */
  choosesStore: boolean;
  /** Puts the focus on a field. */
  goTo(field: string): void;
}

/** Who signs: found again by phone or e-mail, or new. */
export function CustomerSection({ state, choosesStore, goTo }: CustomerSectionProps) {
  const intl = useIntl();
  const { register, watch, setValue } = useFormContext<FormValues>();
  const [phone, typedZip, city, province] = watch(['phone', 'zip_code', 'city', 'province']);
  const zip = normaliseZip(typedZip);
  const { data: places = noPlaces } = useQuery(placesOfZip(useApi(), zip));
  const comuni = otherComuni(places, useSettled(city));
  usePlaceProposal(places, { city, province }, (field, value) => setValue(field, value, { shouldValidate: true }));
  const { customer, others, replaced, asked, use, searching } = useTakeCustomer(goTo);
  const odd = /^\d{5}$/.test(zip) && province !== '' && !zipFitsProvince(zip, province);
  const known = customer && <KnownCustomer customer={customer} others={others} replaced={replaced} onUse={use} />;
  return (
    <NumberedSection number={3} state={state} title={<FormattedMessage {...messages.title} />}>
      <FieldsGrid>
        <Cell span={6}>
          <FormText
            name="phone"
            required
            type="tel"
            inputMode="tel"
            hint={<FormattedMessage {...messages.phoneHint} />}
            toldWhenLeft
            onTyped={() => setValue('phone_confirmed', false)}
            {...searching('phone')}
          />
          {isShortMobile(normalisePhone(phone)) && (
            <Checkbox {...register('phone_confirmed', { deps: 'phone' })}>
              <FormattedMessage {...messages.phoneConfirmed} />
            </Checkbox>
          )}
        </Cell>
        <Cell span={6}>{asked === 'phone' && known}</Cell>
        <Cell span={3}>
          <FormText name="firstname" />
        </Cell>
        <Cell span={3}>
          <FormText name="lastname" />
        </Cell>
        <Cell span={6}>
          <TaxCodeField />
        </Cell>
        <Cell span={6}>
          <FormText name="email" type="email" inputMode="email" {...searching('email')} />
        </Cell>
        <Cell span={6}>{asked === 'email' && known}</Cell>
        <Cell span={6}>
          <FormText name="address" />
        </Cell>
        <Cell span={6}>
          <FormText name="address_info" optional />
        </Cell>
        <Cell span="zip">
          <FormText name="zip_code" inputMode="numeric" />
        </Cell>
        <Cell span="city">
          <FormText name="city" list={places.length > 1 ? 'new-contract-places' : undefined} />
          <datalist id="new-contract-places">
            {places.map((place) => (
              <option key={place.city} value={place.city} />
            ))}
          </datalist>
        </Cell>
        <Cell span={4}>
          <FormSelect name="province" placeholder={intl.formatMessage(messages.choose)} options={provinceOptions} />
        </Cell>
        {otherCustomerFields.map((field) => (
          <Cell key={field} span={6}>
            <OtherField name={field} />
          </Cell>
        ))}
        <Cell span={12}>
          {odd && (
            <div role="status">
              <FieldMessage tone="warning">
                <FormattedMessage
                  {...messages.zipElsewhere}
                  values={{ zip, province: findProvince(province)?.name ?? province }}
                />
              </FieldMessage>
            </div>
          )}
          {comuni.length > 0 && (
            <div role="status">
              <FieldMessage tone="warning">
                <FormattedMessage {...messages.comuneElsewhere} values={{ zip, comuni: intl.formatList(comuni) }} />
              </FieldMessage>
            </div>
          )}
          <Quiet>
            <FormattedMessage {...messages.later} values={{ several: choosesStore }} />
          </Quiet>
        </Cell>
      </FieldsGrid>
    </NumberedSection>
  );
}
