import { carFuels } from 'shared-api/domain';
import { fuelMessages } from 'shared-staff';
import { SelectField, TextField } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { DateField, FormCell, FormGrid } from 'shared-ui/work';
import { priceMessages as words } from './price.messages';
import type { SampleCar } from './use-trial';

interface CarFieldsProps {
  car: SampleCar;
  onChange(car: SampleCar): void;
}

/** A made-up car, to try the rules on. */
export function CarFields({ car, onChange }: CarFieldsProps) {
  const intl = useIntl();
  const field = (name: keyof SampleCar) => ({
    label: intl.formatMessage(words[name]),
    value: car[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...car, [name]: event.target.value }),
  });
  return (
    <FormGrid>
      <FormCell span={6}>
        <TextField {...field('car_model')} autoComplete="off" maxLength={60} />
      </FormCell>
      <FormCell span={6}>
        <SelectField
          {...field('car_fuel')}
          placeholder={intl.formatMessage(words.anyFuel)}
          options={carFuels.map((fuel) => ({ value: fuel, label: intl.formatMessage(fuelMessages[fuel]) }))}
        />
      </FormCell>
      <FormCell span={3}>
        <TextField {...field('km')} inputMode="numeric" autoComplete="off" after="km" />
      </FormCell>
      <FormCell span={3}>
        <DateField {...field('car_registration_date')} />
      </FormCell>
    </FormGrid>
  );
}
