import { formatDate, formatTime } from 'shared-ui/format';

/** "12/11 20:34", Rome's time; the year goes without saying on a contract that lives for weeks. */
export function shortWhen(instant: string): string {
  return `${formatDate(instant).slice(0, 5)} ${formatTime(instant)}`;
}
