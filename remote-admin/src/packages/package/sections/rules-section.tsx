import { carFuels } from 'shared-api/domain';
import { fuelMessages } from 'shared-staff';
import { chakra, Text } from 'shared-ui';
import { Checkbox, Panel } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { fieldMessages } from '../field.messages';
import { messages } from '../messages';
import { PackageLines, PackageNumber } from '../package-fields';
import type { PackageValues } from '../package-values';

const Choices = chakra('fieldset', {
  base: {
    borderWidth: 0,
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '16px',
    '& > legend': { textStyle: 'label', marginBottom: '4px' },
  },
});

/** Which cars may have it. */
export function RulesSection() {
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
                {intl.formatMessage(fuelMessages[fuel])}
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
