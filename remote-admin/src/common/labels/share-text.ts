import { formatPercent } from 'shared-ui/format';

/** A part of a whole in percent, always with as many decimals as given; nothing of nothing is "–". */
export function shareText(part: number, whole: number, decimals = 0): string {
  return whole === 0 ? '–' : formatPercent((part / whole) * 100, decimals);
}
