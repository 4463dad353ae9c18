import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from '../messages';
import { PackageNumber } from '../package-fields';

/** How many services, for how long and how far. */
export function PlanSection() {
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
