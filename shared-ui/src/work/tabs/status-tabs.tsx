import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../format';
import { useIntl } from '../../intl';
import { STATUS_ORDER, type Status, StatusSquare, statusNames } from '../../status';
import { messages } from '../toolbar/messages';

const Row = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: { base: '4px', md: '16px' },
    borderBottomWidth: '1px',
  },
});
const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    paddingInline: '12px',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    outlineOffset: '-2px !important',
    '& > b': { color: 'fg', fontWeight: 500 },
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 600, boxShadow: 'inset 0 -3px 0 {colors.brand}' },
  },
});

interface StatusTabsProps {
  /** Null is all of them. */
  value: Status | null;
  onChange(status: Status | null): void;
  /** The API's `meta.counts`: under the present filter, without its status. Without it no numbers are shown. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined;
  /** "Tutti" in the gender of what is listed. */
  all?: string;
}

/** A list's statuses in the order of life, each with its colour and how many there are. */
export function StatusTabs({ value, onChange, counts, all }: StatusTabsProps) {
  const intl = useIntl();
  const sum = counts && STATUS_ORDER.reduce((total, status) => total + (counts[status] ?? 0), 0);
  return (
    <Row role="group" aria-label={intl.formatMessage(messages.statuses)}>
      <Tab type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {all ?? intl.formatMessage(messages.all)}
        {sum !== undefined && <b>{formatNumber(sum)}</b>}
      </Tab>
      {STATUS_ORDER.map((status) => (
        <Tab key={status} type="button" aria-pressed={value === status} onClick={() => onChange(status)}>
          {sum !== 0 && <StatusSquare status={status} />}
          {intl.formatMessage(statusNames[status])}
          {counts && <b>{formatNumber(counts[status] ?? 0)}</b>}
        </Tab>
      ))}
    </Row>
  );
}
