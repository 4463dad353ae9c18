import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { daysUntil, formatDate } from '../format';
import { messages } from './messages';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '1.375rem',
    paddingInline: '7px',
    borderWidth: '1px',
    textStyle: 'caption',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { color: 'fg' },
      warning: { color: 'warning', bg: 'warning.bg', borderColor: 'warning' },
      error: { color: 'error', bg: 'error.bg', borderColor: 'error' },
    },
  },
});
const Cells = chakra('span', { base: { display: 'inline-flex', gap: '1px' } });
const Cell = chakra('span', { base: { width: '3px', height: '8px', bg: 'currentColor' } });

interface CountdownBadgeProps {
  /** The day (or instant) of deletion; null when nothing will be deleted. */
  until: string | null;
  /** The days left as the server counts them, never more than the term has: what is told is no more than that. */
  atMost?: number | null;
  /** The server's time. */
  now: string;
}

/** Days left before deletion: a badge from 7 days on, the plain date above, a dash when there is none. */
export function CountdownBadge({ until, atMost, now }: CountdownBadgeProps) {
  const intl = useIntl();
  if (until === null) return <span>–</span>;

  const days = Math.max(Math.min(daysUntil(until, now), atMost ?? Number.POSITIVE_INFINITY), 0);
  const date = formatDate(until);
  const title = intl.formatMessage(messages.deletion, { days, date });
  if (days > WEEK.length)
    return (
      <chakra.time dateTime={until} title={title}>
        {date}
      </chakra.time>
    );

  const words = days === 0 ? messages.today : days === 1 ? messages.tomorrow : messages.days;
  return (
    <Base tone={days <= 1 ? 'error' : days <= 3 ? 'warning' : 'plain'} title={title}>
      {intl.formatMessage(words, { days })}
      <Cells aria-hidden="true">
        {WEEK.map((day) => (
          <Cell key={day} opacity={day < days ? 1 : 0.25} />
        ))}
      </Cells>
    </Base>
  );
}
