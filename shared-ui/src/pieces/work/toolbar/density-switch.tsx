import { useIntl } from 'shared-ui/intl';
import { DenseRowsIcon, RowsIcon } from '../../icons';
import type { Density } from '../list-state/list-address';
import { messages } from './messages';
import { Segments } from './segments';

/** Rows of 48 or 36 px. */
export function DensitySwitch({ value, onChange }: { value: Density; onChange(density: Density): void }) {
  const intl = useIntl();
  return (
    <Segments
      label={intl.formatMessage(messages.density)}
      value={value}
      onChange={onChange}
      options={[
        { value: 'normal', label: intl.formatMessage(messages.normal), icon: RowsIcon },
        { value: 'compact', label: intl.formatMessage(messages.compact), icon: DenseRowsIcon },
      ]}
    />
  );
}
