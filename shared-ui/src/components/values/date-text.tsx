import { formatDate, formatDateTime, formatLongDate, formatTableDateTime } from '../format';

const writers = { date: formatDate, dateTime: formatDateTime, long: formatLongDate, longDateTime: formatTableDateTime };

interface DateTextProps {
  /** A date (`2026-11-21`) or an instant. */
  value: string;
  /** 21/11/2026; 21/11/2026 10:42; 21 novembre 2026; 21 novembre 2026, 10:42, as in tables. */
  as?: keyof typeof writers;
}

/** A date in Italian, Rome's time, readable by machines too. */
export function DateText({ value, as = 'date' }: DateTextProps) {
  return <time dateTime={value}>{writers[as](value)}</time>;
}
