import { withFirst } from 'shared-api/domain';
import { formatMoney } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { type ChartDay, shortSpan } from 'shared-ui/work';
import type { Bar, ComparedBar, Days, Grouping } from './bars';
import { dayMessages, messages } from './messages';

export type Measure = 'count' | 'price';

const weekDays = 7;
const dayLength = 86_400_000;
/** A month's days are numbered one by one; of more bars only so many bear a letter, fewer on a narrow screen. */
const [daysOfLongMonth, mostLetters, mostNarrowLetters] = [31, 13, 5];

/** The value that a bar stands for: a count, or integer cents. */
const measured = (bar: Bar | null, measure: Measure): number =>
  bar === null ? 0 : measure === 'count' ? bar.count : bar.cents;

const withCapital = (text: string) => text.charAt(0).toLocaleUpperCase('it') + text.slice(1);

/** How many days the month of a day has. */
function daysOfMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export interface NameOptions {
  readonly by: Grouping;
  /** Says of which year. */
  readonly withYear: boolean;
}

/** "lunedì 2 novembre", "2–8 nov", "novembre"; a month that is cut is told by its days. */
export function barName({ from, to }: Days, { by, withYear }: NameOptions, intl: IntlShape): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const write = (options: Parameters<IntlShape['formatDate']>[1]) =>
    intl.formatDate(from, { ...options, ...year, timeZone: 'UTC' });
  if (by === 'day') return withFirst(write({ weekday: 'long', day: 'numeric', month: 'long' }));
  const isMonth =
    from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && Number(to.slice(8)) === daysOfMonth(to);
  return by === 'month' && isMonth ? write({ month: 'long' }) : shortSpan(from, to, intl, { withYear });
}

interface ChartOptions extends NameOptions {
  readonly measure: Measure;
  /** Whether the last bar is still growing. */
  readonly isOver: boolean;
  /** The week or month whose days to come keep their place; null for other stretches. */
  readonly whole: 'week' | 'month' | null;
  /** The contracts of some days. */
  listOf(days: Days): string;
}

/** The bars of a period, each beside the one that it is compared with; days to come keep their place. */
export function chartDays(bars: readonly ComparedBar[], options: ChartOptions, intl: IntlShape): ChartDay[] {
  const { by, measure, isOver, whole, listOf } = options;
  const first = bars[0]?.from ?? '';
  const present = isOver ? -1 : bars.length - 1;
  const length = isOver || whole === null ? bars.length : whole === 'week' ? weekDays : daysOfMonth(first);
  const isCrowded = by !== 'day' || length > daysOfLongMonth;
  const step = isCrowded ? Math.ceil(length / mostLetters) : 1;
  const narrowStep = isCrowded ? step * Math.ceil(length / step / mostNarrowLetters) : weekDays;

  return Array.from({ length }, (_, place) => {
    const bar = bars[place];
    const date = bar?.from ?? new Date(Date.parse(first) + place * dayLength).toISOString().slice(0, 10);
    const name = barName(bar ?? { from: date, to: date }, options, intl);
    const past = bar?.before ?? null;
    return {
      key: date,
      letter: place % step > 0 ? '' : isCrowded ? startLetter(date, by, intl) : dayLetter(date, whole, intl),
      sparse: whole === 'week' || place % narrowStep === 0,
      name: withCapital(name),
      now: measured(bar ?? null, measure),
      before: measured(past, measure),
      nowText: bar ? countAndSum(bar, intl) : '–',
      to: bar && listOf(bar),
      beforeText:
        past &&
        intl.formatMessage(dayMessages.ofBefore, { day: barName(past, options, intl), text: countAndSum(past, intl) }),
      today: place === present,
    };
  });
}

function dayLetter(date: string, whole: 'week' | 'month' | null, intl: IntlShape): string {
  return whole === 'week'
    ? intl.formatDate(date, { weekday: 'narrow', timeZone: 'UTC' })
    : String(Number(date.slice(8)));
}

/** "2 nov", or "nov" for a month. */
function startLetter(date: string, by: Grouping, intl: IntlShape): string {
  return intl.formatDate(date, { ...(by === 'month' ? {} : { day: 'numeric' }), month: 'short', timeZone: 'UTC' });
}

/** "23 contratti, 24.319,00 €". */
function countAndSum({ count, cents }: Bar, intl: IntlShape): string {
  return intl.formatMessage(messages.countAndSum, { count, sum: formatMoney(cents) });
}
