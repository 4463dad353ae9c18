import { formatNumber, withUnit } from 'shared-ui/format';

/** "38 ms", "1,2 s", "3 min". */
export function durationText(ms: number): string {
  if (ms < 1_000) return withUnit(Math.round(ms), 'ms');
  if (ms < 120_000) return withUnit(formatNumber(Math.round(ms / 100) / 10), 's');
  return withUnit(Math.round(ms / 60_000), 'min');
}
