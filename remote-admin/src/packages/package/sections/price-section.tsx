import { Panel, SelectField } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from '../messages';
import { PackageAmount, usePackageField } from '../package-fields';
import type { PackageValues } from '../package-values';

/** What it costs, before and after a discount. */
export function PriceSection() {
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
