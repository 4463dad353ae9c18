import { useIntl } from 'shared-ui/intl';
import { ListTabs } from 'shared-ui/work';
import { messages } from './messages';

type Origin = 'true' | 'false' | null;

interface OriginTabsProps {
  /** The list's filter on `automatic`. */
  value: string | undefined;
  onChange(value: string): void;
}

/** Everything, what the operator wrote, what the system wrote. */
export function OriginTabs({ value, onChange }: OriginTabsProps) {
  const intl = useIntl();
  return (
    <ListTabs<Origin>
      label={intl.formatMessage(messages.origin)}
      value={value === 'true' || value === 'false' ? value : null}
      onChange={(origin) => onChange(origin ?? '')}
      tabs={[
        { value: null, label: intl.formatMessage(messages.everything) },
        { value: 'false', label: intl.formatMessage(messages.written) },
        { value: 'true', label: intl.formatMessage(messages.automatic) },
      ]}
    />
  );
}
