import { formatPercent } from 'shared-ui/format';

/** A part of a whole in percent, rounded to the given decimals; nothing of nothing is "–". */
export function shareText(part: number, whole: number, decimals = 0): string {
  if (whole === 0) return '–';
  const factor = 10 ** decimals;
  return formatPercent(Math.round((part / whole) * 100 * factor) / factor);
}
