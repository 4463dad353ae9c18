import { carFuels } from 'shared-api/domain';
import { fuelNames } from 'shared-api/messages';
import { useHost } from 'shared-api/react';
import { Panel, SelectField, TextField } from 'shared-ui/components';
import { romeDay } from 'shared-ui/format';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages as car } from '../panels/vehicle.messages';
import { EditDate, EditText, OtherField, useEditField } from './edit-field';
import { type EditValues, otherCarFields } from './edit-values';
import { messages } from './messages';

/**
 * The car, field by field as the registration booklet names them.
 * @param knownKm of this contract; of services and other contracts the server knows, and asks
 */
export function CarSection({ knownKm }: { knownKm: number | null }) {
  const intl = useIntl();
  const [km, reason] = useWatch<EditValues, ['km', 'km_reason']>({ name: ['km', 'km_reason'] });
  const fuel = useEditField('car_fuel');
  const { getValues, setValue, formState } = useFormContext<EditValues>();
  const { defaultValues, dirtyFields } = formState;
  const isDayTyped = dirtyFields.car_mileage_date;
  const plate = useEditField('car_plate', () =>
    setValue('car_plate', getValues('car_plate').toUpperCase(), { shouldValidate: true }),
  );
  const today = romeDay(new Date(useHost().now()).toISOString());
  /** Kilometres are of today, unless they are the known ones or somebody wrote another day beside them. */
  function dateKm(): void {
    if (isDayTyped) return;
    const known = getValues('km') === defaultValues?.km ? defaultValues.car_mileage_date : undefined;
    setValue('car_mileage_date', known ?? today);
  }
  const fewer =
    formState.errors.km?.type === 'server' ||
    reason !== '' ||
    (knownKm !== null && /^\d/.test(km) && Number(km.replace(/\D/g, '')) < knownKm);
  return (
    <Panel title={<FormattedMessage {...car.title} />}>
      <FormGrid>
        <FormCell span={4}>
          <EditText name="car_vin" mono />
        </FormCell>
        <FormCell span={2}>
          <TextField {...plate} autoComplete="off" autoCapitalize="characters" mono />
        </FormCell>
        <FormCell span={3}>
          <EditText name="car_model" />
        </FormCell>
        <FormCell span={3}>
          <EditText name="car_version" optional />
        </FormCell>
        <FormCell span={2}>
          <SelectField
            {...fuel}
            placeholder={intl.formatMessage(messages.choose)}
            options={carFuels.map((value) => ({ value, label: intl.formatMessage(fuelNames[value]) }))}
          />
        </FormCell>
        <FormCell span={2}>
          <EditText name="car_model_year" inputMode="numeric" optional />
        </FormCell>
        <FormCell span={2}>
          <EditText name="car_material_code" mono optional />
        </FormCell>
        <FormCell span={2}>
          <EditDate name="car_registration_date" max={today} />
        </FormCell>
        <FormCell span={2}>
          <EditText name="km" inputMode="numeric" after="km" onTyped={dateKm} />
        </FormCell>
        <FormCell span={2}>
          <EditDate name="car_mileage_date" max={today} />
        </FormCell>
        {fewer && (
          <FormCell span={6}>
            <EditText name="km_reason" />
          </FormCell>
        )}
        {otherCarFields.map((field) => (
          <FormCell key={field} span={2}>
            <OtherField name={field} />
          </FormCell>
        ))}
      </FormGrid>
    </Panel>
  );
}
