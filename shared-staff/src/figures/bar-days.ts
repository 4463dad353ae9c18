import type { AnalyticsPeriod } from 'shared-api/entities';
import { formatLongDate } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { BarDay } from 'shared-ui/work';

type Series = AnalyticsPeriod['series'];

const weekDays = 7;

/** The days after the series' last one, so that a period that is not over keeps its width. */
function following(series: Series, length: number): string[] {
  const last = series.at(-1)?.date;
  if (last === undefined) return [];
  const start = Date.parse(last);
  return Array.from({ length: Math.max(0, length - series.length) }, (_, place) =>
    new Date(start + (place + 1) * 86_400_000).toISOString().slice(0, 10),
  );
}

function letterOf(date: string, intl: IntlShape): string {
  return intl.formatDate(date, { weekday: 'narrow', timeZone: 'UTC' });
}

/** Monday to Sunday, each beside the same day of the week before. */
export function weekBars(now: Series, before: Series, intl: IntlShape): BarDay[] {
  const days = [...now, ...following(now, weekDays).map((date) => ({ date, count: 0 }))];
  return days.map(({ date, count }, place) => ({
    key: date,
    letter: letterOf(date, intl),
    name: formatLongDate(date),
    now: count,
    // What is still to come has nothing to be compared with.
    before: place < now.length ? (before[place]?.count ?? 0) : 0,
    today: place === now.length - 1,
  }));
}

/** The days of a month; under every seventh stands its number. */
export function monthBars(now: Series): BarDay[] {
  const [year = 0, month = 1] = (now[0]?.date ?? '').split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = [...now, ...following(now, length).map((date) => ({ date, count: 0 }))];
  return days.map(({ date, count }, place) => ({
    key: date,
    letter: place % weekDays === 0 ? String(place + 1) : '',
    name: formatLongDate(date),
    now: count,
    today: place === now.length - 1,
  }));
}
