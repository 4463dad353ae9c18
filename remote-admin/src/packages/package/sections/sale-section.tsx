import { Checkbox, Panel } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField, FormCell, FormGrid } from 'shared-ui/work';
import { fieldMessages } from '../field.messages';
import { messages } from '../messages';
import { usePackageField } from '../package-fields';
import type { PackageValues } from '../package-values';

/** Where and when it is offered. */
export function SaleSection() {
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
