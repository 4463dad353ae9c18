import { useIntl } from 'shared-ui/intl';
import { STATUS_ORDER, type Status, StatusSquare, statusNames } from '../../status';
import { messages } from '../toolbar/messages';
import { ListTabs } from './list-tabs';

interface StatusTabsProps {
  /** Null is all of them, undefined several at a time: then no tab is the present one. */
  value: Status | null | undefined;
  onChange(status: Status | null): void;
  /** The API's `meta.counts`: under the present filter, without its status. Without it no numbers are shown. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined;
  /** "Tutti" in the gender of what is listed. */
  all?: string;
  /** One more tab at the end, of what is no status. */
  more?: { label: string; count: number | undefined; current: boolean; onSelect(): void } | undefined;
}

/** A list's statuses in the order of life, each with its colour and how many there are. */
export function StatusTabs({ value, onChange, counts, all, more }: StatusTabsProps) {
  const intl = useIntl();
  const sum = counts && STATUS_ORDER.reduce((total, status) => total + (counts[status] ?? 0), 0);
  return (
    <ListTabs<Status | null | 'more'>
      label={intl.formatMessage(messages.statuses)}
      value={more?.current ? 'more' : value}
      onChange={(next) => (next === 'more' ? more?.onSelect() : onChange(next))}
      tabs={[
        { value: null, label: all ?? intl.formatMessage(messages.all), count: sum },
        ...STATUS_ORDER.map((status) => ({
          value: status,
          label: intl.formatMessage(statusNames[status]),
          mark: sum === 0 ? undefined : <StatusSquare status={status} />,
          count: counts && (counts[status] ?? 0),
        })),
        ...(more ? [{ value: 'more' as const, label: more.label, count: more.count }] : []),
      ]}
    />
  );
}
