import { romeClock, formatMoney as wireMoney, withFirst } from 'shared-api/domain';

const zone = { timeZone: 'Europe/Rome' } as const;
const longDate = new Intl.DateTimeFormat('it-IT', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const longDateTime = new Intl.DateTimeFormat('it-IT', {
  ...zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
// Without `always` Intl leaves 1180 ungrouped in Italian.
const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const money = new Intl.NumberFormat('it-IT', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `21/11/2026` in Europe/Rome. */
export function formatDate(instant: Date): string {
  return formatDay(romeClock(instant));
}

/** `21/11/2026 10:42` in Europe/Rome. */
export function formatDateTime(instant: Date): string {
  const clock = romeClock(instant);
  return `${formatDay(clock)} ${clock.slice(11)}`;
}

/** `2025-03-18` to `18/03/2025`. */
export function formatDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** `21 novembre 2026` and `1º dicembre 2026` in Europe/Rome. */
export function formatLongDate(instant: Date): string {
  return withFirst(formatPaperDate(instant));
}

/** `1 dicembre 2026` in Europe/Rome, as contracts have always printed it: what is printed anew looks like what was signed. */
export function formatPaperDate(instant: Date): string {
  return longDate.format(instant);
}

/** `21 novembre 2026 alle 10:42` in Europe/Rome: the hour as every page says it, without Intl's "ore". */
export function formatLongDateTime(instant: Date): string {
  return withFirst(longDateTime.format(instant).replace(' alle ore ', ' alle '));
}

/** 1234.5 to "1.234,5". */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** Cents to `1.180,00 €`. */
export function formatEuro(cents: number): string {
  return `${money.format(Number(wireMoney(cents)))}\u00a0€`;
}
