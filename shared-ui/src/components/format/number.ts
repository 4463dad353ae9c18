import { lazily } from './lazily';

/** No-break space: a number and its unit never part at a line's end. */
export const NBSP = '\u00a0';
const MINUS = '\u2212';

const upTo = (maximumFractionDigits: number) =>
  lazily(() => new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits }));
const whole = upTo(0);
const free = upTo(2);

/** A true minus sign in place of the hyphen that Intl writes. */
export function withMinus(text: string): string {
  return text.replace('-', MINUS);
}

/** 1234.5 to "1.234,5". Italian grouping begins at five digits in Intl; ours at four. */
export function formatNumber(value: number): string {
  return withMinus(free().format(value));
}

/** A number already written, or to be written, and its unit. */
export function withUnit(value: number | string, unit: string): string {
  return `${typeof value === 'number' ? formatNumber(value) : value}${NBSP}${unit}`;
}

/** 60000 to "60.000 km". */
export function formatKm(km: number): string {
  return withUnit(whole().format(km), 'km');
}

/** How far a place lies, as one may say it of a straight line between two towns: "circa 3 km", "meno di 1 km". */
export function formatDistance(km: number): string {
  return km < 1 ? `meno di ${formatKm(1)}` : `circa ${formatKm(Math.round(km))}`;
}

/** 36 to "36 mesi", 1 to "1 mese". */
export function formatMonths(months: number): string {
  return withUnit(whole().format(months), months === 1 ? 'mese' : 'mesi');
}

/**
 * A percentage as the API sends it ("22.00" or 22) to "22%".
 * @param decimals always as many, so that percentages beside each other are alike: 59 to "59,0%"
 */
export function formatPercent(value: number | string, decimals?: number): string {
  const format =
    decimals === undefined
      ? free()
      : new Intl.NumberFormat('it-IT', {
          useGrouping: 'always',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
  return `${withMinus(format.format(Number(value)))}%`;
}
