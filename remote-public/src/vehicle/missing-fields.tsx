import { type RefObject, useEffect, useId, useRef } from 'react';
import { carFuels } from 'shared-api/domain';
import type { PublicVehicleReport } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { chakra } from 'shared-ui';
import { PlateInput, SelectField, TextField } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import type { VehicleField, VehicleValues } from '../common/funnel/funnel-state';
import { messages } from './messages';

/** An input in the booklet's columns: the frame of `FormField` is kept, its label moves to the left column. */
const MissingRow = chakra('div', {
  base: {
    paddingBlock: '16px',
    borderTopWidth: '1px',
    '& > div': {
      display: { base: 'flex', sm: 'grid' },
      gridTemplateColumns: { sm: '264px minmax(0, 1fr)' },
      alignItems: { base: 'stretch', sm: 'center' },
    },
    '& > div > :first-of-type': { marginBottom: { base: '4px', sm: 0 }, gap: '8px' },
    '& [data-part=code]': {
      order: -1,
      flexShrink: 0,
      marginInlineStart: 0,
      width: { base: 'auto', sm: '48px' },
    },
    '& > div > :first-of-type > label': { marginInlineStart: { base: 0, sm: 'var(--no-code, 0)' } },
    '& > div > :nth-of-type(2)': { maxWidth: { sm: '228px' } },
    '& > div > :last-of-type': { gridColumn: { sm: '2 / -1' } },
  },
  variants: {
    bare: { true: { '--no-code': '56px' } },
    wide: { true: { '& > div > :nth-of-type(2)': { maxWidth: { sm: 'none' } } } },
  },
});

interface MissingFieldsProps {
  /** Neither the VIN nor a source tells the make. */
  makerUnknown: boolean;
  missing: PublicVehicleReport['missing'];
  /** The kilometres are fewer than the last known ones: the reason is asked for. */
  kmDoubted: boolean;
  /** The make's, to choose from; whoever has another one writes it. */
  models: readonly string[];
  values: VehicleValues;
  onChange(field: VehicleField, value: string): void;
  onBlur(field: VehicleField): void;
  /** The sentence for a field that was left or sent wrong. */
  errorOf(field: VehicleField): string | undefined;
}

/** What no source knew, in the booklet's order. */
export function MissingFields({
  makerUnknown,
  missing,
  kmDoubted,
  models,
  values,
  onChange,
  onBlur,
  errorOf,
}: MissingFieldsProps) {
  const intl = useIntl();
  const text = (field: VehicleField) => ({
    id: `vehicle-${field}`,
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    onBlur: () => onBlur(field),
    error: errorOf(field),
  });
  const asked = (field: (typeof missing)[number]) => missing.includes(field);
  const fields = useFocusOnFirstEmpty();
  const modelsId = useId();

  return (
    <div ref={fields}>
      {makerUnknown && (
        <MissingRow>
          <TextField
            label={intl.formatMessage(messages.maker)}
            code="(D.1)"
            autoComplete="off"
            maxLength={60}
            {...text('car_maker')}
          />
        </MissingRow>
      )}
      {asked('car_model') && (
        <MissingRow>
          <TextField
            label={intl.formatMessage(messages.model)}
            code="(D.3)"
            autoComplete="off"
            list={models.length > 0 ? modelsId : undefined}
            {...text('car_model')}
          />
          <datalist id={modelsId}>
            {models.map((model) => (
              <option key={model} value={model} />
            ))}
          </datalist>
        </MissingRow>
      )}
      {asked('car_version') && (
        <MissingRow>
          <TextField label={intl.formatMessage(messages.version)} code="(D.2)" optional {...text('car_version')} />
        </MissingRow>
      )}
      {asked('car_fuel') && (
        <MissingRow>
          <SelectField
            label={intl.formatMessage(messages.fuel)}
            code="(P.3)"
            placeholder={intl.formatMessage(messages.choose)}
            options={carFuels.map((fuel) => ({ value: fuel, label: intl.formatMessage(fuelNames[fuel]) }))}
            {...text('car_fuel')}
          />
        </MissingRow>
      )}
      {asked('car_model_year') && (
        <MissingRow bare>
          <TextField
            label={intl.formatMessage(messages.modelYear)}
            optional
            inputMode="numeric"
            maxLength={4}
            {...text('car_model_year')}
          />
        </MissingRow>
      )}
      {asked('car_plate') && (
        <MissingRow>
          <PlateInput
            label={intl.formatMessage(messages.plate)}
            name="car_plate"
            hint={intl.formatMessage(messages.plateHint)}
            value={values.car_plate}
            onChange={(plate) => onChange('car_plate', plate)}
            onBlur={() => onBlur('car_plate')}
            error={errorOf('car_plate')}
          />
        </MissingRow>
      )}
      {asked('car_registration_date') && (
        <MissingRow>
          <TextField
            label={intl.formatMessage(messages.registration)}
            code="(B)"
            placeholder={intl.formatMessage(messages.registrationExample)}
            inputMode="numeric"
            autoComplete="off"
            {...text('car_registration_date')}
          />
        </MissingRow>
      )}
      {asked('km') && (
        <MissingRow bare>
          <TextField
            label={intl.formatMessage(messages.km)}
            placeholder={intl.formatMessage(messages.kmExample)}
            hint={intl.formatMessage(messages.kmHint)}
            inputMode="numeric"
            autoComplete="off"
            {...text('km')}
          />
        </MissingRow>
      )}
      {(kmDoubted || values.km_reason !== '') && (
        <MissingRow bare wide>
          <TextField
            label={intl.formatMessage(messages.kmReason)}
            hint={intl.formatMessage(messages.kmReasonHint)}
            autoComplete="off"
            maxLength={191}
            {...text('km_reason')}
          />
        </MissingRow>
      )}
    </div>
  );
}

/** Where bars that stay at the bottom begin: as far as the page keeps what it scrolls to away from them. */
const lowestSeen = () =>
  window.innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);

/**
 * Puts the focus on the first field that waits for an answer, once, when the fields appear: unless it lies below the
 * screen or under the bar at its foot, where nobody would see it.
 */
function useFocusOnFirstEmpty(): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
    const first = [...inputs].find((input) => input.value === '');
    if (first && first.getBoundingClientRect().bottom <= lowestSeen()) first.focus({ preventScroll: true });
  }, []);

  return fields;
}
