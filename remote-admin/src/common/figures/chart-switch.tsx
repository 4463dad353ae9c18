import { useIntl } from 'shared-ui/intl';
import { Segments } from 'shared-ui/work';
import { messages } from './messages';

export type Shown = 'chart' | 'table';

/** Chart or table, in a panel's head. */
export function ChartSwitch({ value, onChange }: { value: Shown; onChange(value: Shown): void }) {
  const { formatMessage } = useIntl();
  return (
    <Segments
      label={formatMessage(messages.shownAs)}
      value={value}
      onChange={onChange}
      options={[
        { value: 'chart', label: formatMessage(messages.chart) },
        { value: 'table', label: formatMessage(messages.table) },
      ]}
    />
  );
}
