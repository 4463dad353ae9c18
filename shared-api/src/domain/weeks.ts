import { addRomeDays, type IsoDate } from './rome-time';
import { weekdayOf, weekdays } from './weekdays';

/** Monday of the week that a day belongs to. */
export function mondayOf(day: IsoDate): IsoDate {
  return addRomeDays(day, -weekdays.indexOf(weekdayOf(day)));
}
