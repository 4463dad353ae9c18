import { carFuels } from 'shared-api/domain';
import type { PackageType } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { chakra, Stack, Text } from 'shared-ui';
import { Checkbox, Panel, SelectField, twoColumns } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DateField, FormCell, FormGrid } from 'shared-ui/work';
import { LinesOfPackage } from '../lines/lines-of-package';
import { fieldMessages, messages } from './messages';
import { PackageAmount, PackageLines, PackageNumber, PackageText, usePackageField } from './package-fields';
import type { PackageValues } from './package-values';

/** Everything of a package, in the order in which an operator thinks of it. */
export function PackageSections({ type }: { type: PackageType | undefined }) {
  return (
    <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
      <OfferSection type={type} />
      <PriceSection />
      <PlanSection />
      <RulesSection />
      <SaleSection />
    </Stack>
  );
}

/** What the package is called and what is in it. */
function OfferSection({ type }: { type: PackageType | undefined }) {
  return (
    <Panel title={<FormattedMessage {...messages.offer} />}>
      <FormGrid>
        <FormCell span={2}>
          <PackageText name="sku" required mono hint={<FormattedMessage {...messages.skuHint} />} />
        </FormCell>
        <FormCell span={4}>
          <PackageText name="title" required />
        </FormCell>
        <FormCell span={6}>
          <PackageText name="excerpt" optional />
        </FormCell>
        <FormCell span={3}>
          <LinesOfPackage name="included" type={type} />
        </FormCell>
        <FormCell span={3}>
          <LinesOfPackage name="excluded" type={type} />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

/** How many services, for how long and how far. */
function PlanSection() {
  const intl = useIntl();
  return (
    <Panel title={<FormattedMessage {...messages.plan} />}>
      <FormGrid>
        <FormCell span={2}>
          <PackageNumber name="mantenance_number" required />
        </FormCell>
        <FormCell span={2}>
          <PackageNumber name="mantenance_duration" required after={intl.formatMessage(messages.months)} />
        </FormCell>
        <FormCell span={2}>
          <PackageNumber name="mantenance_km" required after="km" />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

/** What it costs, before and after a discount. */
function PriceSection() {
  const intl = useIntl();
  const { watch } = useFormContext<PackageValues>();
  const discount = watch('discount_type');
  const options = (['none', 'fixed', 'percentage'] as const).map((value) => ({
    value,
    label: intl.formatMessage(messages[value]),
  }));
  return (
    <Panel title={<FormattedMessage {...messages.priceTitle} />}>
      <FormGrid>
        <FormCell span={3}>
          <PackageAmount name="price" required />
        </FormCell>
        <FormCell span={3}>
          <PackageAmount name="iva_rate" required unit="%" />
        </FormCell>
        <FormCell span={3}>
          <SelectField {...usePackageField('discount_type')} options={options} />
        </FormCell>
        {discount !== 'none' && (
          <FormCell span={3}>
            <PackageAmount name="discount_amount" required unit={discount === 'percentage' ? '%' : '€'} />
          </FormCell>
        )}
      </FormGrid>
    </Panel>
  );
}

const Choices = chakra('fieldset', {
  base: {
    borderWidth: 0,
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, sm: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '16px',
    '& > legend': { textStyle: 'label', marginBottom: '4px' },
  },
});

/** Which cars may have it. */
function RulesSection() {
  const intl = useIntl();
  const { register } = useFormContext<PackageValues>();
  return (
    <Panel title={<FormattedMessage {...messages.rules} />}>
      <Text look="small" muted marginBottom="16px">
        <FormattedMessage {...messages.rulesHint} />
      </Text>
      <FormGrid>
        <FormCell span={6}>
          <Choices>
            <legend>
              <FormattedMessage {...fieldMessages.fuels} />
            </legend>
            {carFuels.map((fuel) => (
              <Checkbox key={fuel} value={fuel} {...register('fuels')}>
                {intl.formatMessage(fuelNames[fuel])}
              </Checkbox>
            ))}
          </Choices>
        </FormCell>
        <FormCell span={3}>
          <PackageNumber name="max_age_months" optional after={intl.formatMessage(messages.months)} />
        </FormCell>
        <FormCell span={3}>
          <PackageNumber name="max_km" optional after="km" />
        </FormCell>
        <FormCell span={6}>
          <PackageLines name="models" optional hint={<FormattedMessage {...messages.modelsHint} />} />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

/** Where and when it is offered. */
function SaleSection() {
  const { register } = useFormContext<PackageValues>();
  const flags = [
    { name: 'active', hint: messages.activeHint },
    { name: 'online_enabled', hint: messages.onlineHint },
    { name: 'visible', hint: messages.visibleHint },
  ] as const;
  return (
    <Panel title={<FormattedMessage {...messages.window} />}>
      <FormGrid>
        <FormCell span={6}>
          {flags.map(({ name, hint }) => (
            <Checkbox key={name} {...register(name)} hint={<FormattedMessage {...hint} />}>
              <FormattedMessage {...fieldMessages[name]} />
            </Checkbox>
          ))}
        </FormCell>
        <FormCell span={3}>
          <DateField {...usePackageField('visible_at')} optional />
        </FormCell>
        <FormCell span={3}>
          <DateField {...usePackageField('expire_at')} optional hint={<FormattedMessage {...messages.untilHint} />} />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}
