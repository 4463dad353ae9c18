import { formatMoney, formatNumber, formatPercent, withUnit } from 'shared-ui/format';
import type { ImportField } from './import-adapter';

/** A value of the report ("1180,00", "60.000") as a number; null when it is none. */
function numberOf(value: string | null): number | null {
  if (value === null || !/^-?[\d.]+(,\d+)?$/.test(value)) return null;
  return Number(value.replaceAll('.', '').replace(',', '.'));
}

function write(amount: number, { kind, unit }: ImportField): string {
  if (kind === 'money') return formatMoney(Math.round(amount * 100));
  if (kind === 'percent') return formatPercent(amount);
  return unit ? withUnit(amount, unit) : formatNumber(amount);
}

/** A value of the report as people read it: "1.180,00 €", "60.000 km", "–". */
export function valueText(value: string | null, field: ImportField | undefined): string {
  if (value === null || value === '') return '–';
  const amount = field?.kind ? numberOf(value) : null;
  return field && amount !== null ? write(amount, field) : value;
}

/** By how much a number changes, as a share of what it was; 0 for what is no number. */
export function changeShare(before: string | null, after: string | null, field: ImportField | undefined): number {
  const [from, to] = [numberOf(before), numberOf(after)];
  if (!field?.kind || from === null || to === null) return 0;
  return Math.abs(to - from) / Math.max(Math.abs(from), 0.01);
}

/** By how much a number changes: "+16,39 €"; nothing for what is no number. */
export function differenceText(before: string | null, after: string | null, field: ImportField | undefined): string {
  const from = numberOf(before);
  const to = numberOf(after);
  if (!field?.kind || from === null || to === null) return '';
  const change = Math.round((to - from) * 100) / 100;
  return `${change > 0 ? '+' : ''}${write(change, field)}`;
}
