import { useRef } from 'react';
import { carFuels, romeDate, withMaker } from 'shared-api/domain';
import { fuelNames } from 'shared-api/messages';
import { useHost } from 'shared-api/react';
import { formatKm, formatNumber } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Cell, FieldsGrid, FormDate, FormSelect, FormText, OtherField } from '../form/fields';
import { type FormValues, otherCarFields } from '../form/values';
import { messages } from './messages';

interface CarFieldsProps {
  knownKm: number | null;
  /** As the VIN tells it. */
  maker: string | null;
  /** To choose from, with their make, where no source knew the car's. */
  models: readonly string[];
}

/** The form does not judge a field that is left if its text changes meanwhile. */
const judged = { shouldValidate: true } as const;

/** The car in the booklet's words and codes: the dealer copies from that document. */
export function CarFields({ knownKm, maker, models }: CarFieldsProps) {
  const intl = useIntl();
  const { getValues, setValue, watch, formState } = useFormContext<FormValues>();
  const { dirtyFields, errors } = formState;
  const { car_mileage_date: isDayTyped } = dirtyFields;
  const [km, reason] = watch(['km', 'km_reason']);
  const makerBeforeModel = useMakerBeforeModel(maker);
  const today = romeDate(new Date(useHost().now()));
  const digits = /^[\d.\s]+$/.test(km) ? km.replace(/\D/g, '') : '';
  // Of services and other contracts on the car the server knows, and asks.
  const isAsked = errors.km?.type === 'server';
  const fewer = isAsked || reason !== '' || (knownKm !== null && digits !== '' && Number(digits) < knownKm);
  return (
    <FieldsGrid>
      <Cell span="car">
        <FormText
          name="car_plate"
          mono
          autoCapitalize="characters"
          onLeft={() => setValue('car_plate', getValues('car_plate').toUpperCase(), judged)}
        />
      </Cell>
      <Cell span="car">
        <FormDate name="car_registration_date" max={today} judgedWith="car_mileage_date" />
      </Cell>
      <Cell span="car">
        <FormText
          name="km"
          inputMode="numeric"
          after="km"
          // A day that somebody wrote beside the kilometres is theirs.
          onTyped={() => isDayTyped || setValue('car_mileage_date', today)}
          onLeft={() => digits && setValue('km', formatNumber(Number(digits)), judged)}
        />
      </Cell>
      <Cell span="car">
        <FormDate name="car_mileage_date" max={today} />
      </Cell>
      {fewer && (
        <Cell span={12}>
          <FormText
            name="km_reason"
            hint={knownKm !== null && <FormattedMessage {...messages.kmBelow} values={{ km: formatKm(knownKm) }} />}
          />
        </Cell>
      )}
      <Cell span="car">
        <FormText
          name="car_model"
          list={models.length > 0 ? 'new-contract-models' : undefined}
          hint={maker && <FormattedMessage {...messages.makerOfVin} values={{ maker }} />}
          {...makerBeforeModel}
        />
        <datalist id="new-contract-models">
          {models.map((model) => (
            <option key={model} value={model} />
          ))}
        </datalist>
      </Cell>
      <Cell span="car">
        <FormText name="car_version" />
      </Cell>
      <Cell span="car">
        <FormSelect
          name="car_fuel"
          placeholder={intl.formatMessage(messages.choose)}
          options={carFuels.map((fuel) => ({ value: fuel, label: intl.formatMessage(fuelNames[fuel]) }))}
        />
      </Cell>
      <Cell span="car">
        <FormText name="car_model_year" inputMode="numeric" />
      </Cell>
      {otherCarFields.map((field) => (
        <Cell key={field} span="car">
          <OtherField name={field} />
        </Cell>
      ))}
    </FieldsGrid>
  );
}

/**
 * Puts the make that the VIN tells before a typed model, once a car: a factory builds for more makes than one, and
 * whoever takes it away again knows better.
 * @returns what the field does when it is typed in, and when it is left
 */
function useMakerBeforeModel(maker: string | null) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const isTyped = useRef(false);
  const doneFor = useRef('');

  function putMaker(): void {
    const [vin, model] = getValues(['car_vin', 'car_model']);
    if (!isTyped.current || maker === null || model.trim() === '' || doneFor.current === vin) return;
    doneFor.current = vin;
    setValue('car_model', withMaker(model.trim(), maker), judged);
  }

  return {
    onTyped: () => {
      isTyped.current = true;
    },
    onLeft: putMaker,
  };
}
