import type { OpeningHours } from 'shared-api/entities';

const split = [
  { from: '08:30', to: '12:30' },
  { from: '14:30', to: '19:00' },
];
const through = [{ from: '08:00', to: '18:30' }];
const late = [
  { from: '09:00', to: '13:00' },
  { from: '15:00', to: '19:30' },
];
const morning = [{ from: '09:00', to: '12:30' }];
const saturday = [{ from: '09:00', to: '18:00' }];

const week = (spans: (typeof split)[number][]): OpeningHours => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
});

/** How dealers keep their hours; some are closed on Saturday, none opens on Sunday. */
export const openingHoursOf: readonly OpeningHours[] = [
  { ...week(split), sat: morning },
  { ...week(split), sat: [] },
  { ...week(through), sat: morning },
  { ...week(through), sat: [] },
  { ...week(late), sat: saturday },
  { ...week(late), mon: late.slice(1), sat: saturday },
];
