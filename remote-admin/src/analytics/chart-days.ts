import type { AnalyticsPeriod } from 'shared-api/entities';
import { formatMoney, moneyToCents } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { ChartDay } from 'shared-ui/work';
import { dayMessages, messages } from './messages';

export type Measure = 'count' | 'price';

type Day = AnalyticsPeriod['series'][number];

const weekDays = 7;
const dayLength = 86_400_000;

/** The value that a bar stands for: a count, or integer cents. */
export const measured = (day: Day | undefined, measure: Measure): number =>
  day === undefined ? 0 : measure === 'count' ? day.count : moneyToCents(day.price);

const withCapital = (text: string) => text.charAt(0).toLocaleUpperCase('it') + text.slice(1);

const withWeekday = (date: string, intl: IntlShape) =>
  intl.formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** How many days the month of a day has. */
function daysOfMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

interface ChartOptions {
  readonly measure: Measure;
  readonly isOver: boolean;
  readonly week: boolean;
  /** The contracts of a day. */
  listOf(date: string): string;
}

/** The days of a period, each beside the same day of the one before; those to come keep their place. */
export function chartDays(
  now: readonly Day[],
  before: readonly Day[],
  { measure, isOver, week, listOf }: ChartOptions,
  intl: IntlShape,
): ChartDay[] {
  const first = Date.parse(now[0]?.date ?? '');
  const length = isOver ? now.length : week ? weekDays : daysOfMonth(now[0]?.date ?? '');
  return Array.from({ length }, (_, place) => {
    const date = new Date(first + place * dayLength).toISOString().slice(0, 10);
    const day = now[place];
    const past = before[place];
    const write = (found: Day) => countAndSum(intl, found.count, found.price);
    const letter = week ? intl.formatDate(date, { weekday: 'narrow', timeZone: 'UTC' }) : String(Number(date.slice(8)));
    return {
      key: date,
      letter,
      sparse: week || place % weekDays === 0,
      name: withCapital(withWeekday(date, intl)),
      now: measured(day, measure),
      before: day ? measured(past, measure) : 0,
      nowText: day ? write(day) : '–',
      to: day && listOf(date),
      beforeText:
        day && past
          ? intl.formatMessage(dayMessages.ofBefore, { day: withWeekday(past.date, intl), text: write(past) })
          : null,
      today: !isOver && place === now.length - 1,
    };
  });
}

/** "23 contratti, 24.319,00 €". */
function countAndSum(intl: IntlShape, count: number, price: string): string {
  return intl.formatMessage(messages.countAndSum, { count, sum: formatMoney(price) });
}
