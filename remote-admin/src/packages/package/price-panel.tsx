import { useState } from 'react';
import { carFuels } from 'shared-api/domain';
import { fuelNames } from 'shared-api/messages';
import { chakra, Text } from 'shared-ui';
import { Panel, PanelBody, SelectField, TextField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatMoney } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DateField, FormCell, FormGrid } from 'shared-ui/work';
import { priceMessages as words } from './messages';
import type { PackageValues } from './package-values';
import { emptyCar, type SampleCar, useTrial } from './use-trial';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: '8px',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', paddingInlineStart: '16px' },
  },
});
const Sum = chakra('div', {
  base: {
    display: 'contents',
    '& > *': { borderTopWidth: '1px', paddingTop: '8px', fontWeight: 600, color: 'fg !important' },
    '& > dt': { display: 'flex', alignItems: 'end', paddingBottom: '2px' },
    '& > dd': { textStyle: 'h2' },
  },
});
const Verdict = chakra('div', {
  base: { display: 'flex', gap: '8px', marginTop: '16px', '& > svg': { flexShrink: 0, marginTop: '2px' } },
  variants: { fits: { true: { color: 'success' }, false: { color: 'error' } } },
});

/** What the package would cost as it stands in the form, and whether a car that is made up here may have it. */
export function PricePanel() {
  const intl = useIntl();
  const values = useFormContext<PackageValues>().watch();
  const [car, setCar] = useState(emptyCar);
  const { data: price, error } = useTrial(values, car);
  const rows = price && [
    { label: words.net, value: formatMoney(price.price) },
    ...(Number(price.discount) > 0 ? [{ label: words.discount, value: formatMoney(`-${price.discount}`) }] : []),
    { label: words.tax, value: formatMoney(price.iva) },
  ];
  return (
    <Panel bare title={<FormattedMessage {...words.title} />}>
      <PanelBody aria-live="polite">
        {rows ? (
          <Rows>
            {rows.map(({ label, value }) => (
              <div key={label.id} style={{ display: 'contents' }}>
                <dt>
                  <FormattedMessage {...label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
            <Sum>
              <dt>
                <FormattedMessage {...words.total} />
              </dt>
              <dd>{formatMoney(price.total)}</dd>
            </Sum>
          </Rows>
        ) : (
          <Text look="small" muted>
            {error ? failureText(error, intl) : <FormattedMessage {...words.incomplete} />}
          </Text>
        )}
      </PanelBody>
      <PanelBody>
        <Text look="small" fontWeight={500} marginBottom="12px">
          <FormattedMessage {...words.sample} />
        </Text>
        <CarFields car={car} onChange={setCar} />
        {price && price.eligible !== null && (
          <Verdict role="status" fits={price.eligible}>
            <Icon of={price.eligible ? CheckIcon : CloseIcon} />
            <span>{price.eligible ? <FormattedMessage {...words.fits} /> : price.reasons.join(' ')}</span>
          </Verdict>
        )}
      </PanelBody>
    </Panel>
  );
}

interface CarFieldsProps {
  car: SampleCar;
  onChange(car: SampleCar): void;
}

/** A made-up car, to try the rules on. */
function CarFields({ car, onChange }: CarFieldsProps) {
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
          options={carFuels.map((fuel) => ({ value: fuel, label: intl.formatMessage(fuelNames[fuel]) }))}
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
