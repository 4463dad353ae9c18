import { endOfRomeDay, romeInstant, startOfRomeDay } from 'shared-api/domain';
import { instant, isoDate } from 'shared-api/entities';
import { formatDateTime, t } from '../i18n';
import { importMessages } from './import.messages';
import type { ImportColumn } from './import-column';
import { type FilledCell, shownTime } from './table';

const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const international = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;

/** An instant that may be missing; a day alone means its first moment in Europe/Rome. */
export const fromInstantColumn = instantColumn(startOfRomeDay);

/** An instant that may be missing; a day alone means its end, so that the day itself still counts. */
export const untilInstantColumn = instantColumn(endOfRomeDay);

function instantColumn(ofDay: (day: string) => Date): ImportColumn {
  return {
    read(cell) {
      const moment = momentOf(cell, ofDay);
      return moment === null ? { fault: t(importMessages.moment) } : { value: moment.toISOString() };
    },
    empty: null,
    remedy: t(importMessages.momentRemedy),
    show: (value) => (typeof value === 'string' ? formatDateTime(new Date(value)) : null),
  };
}

function momentOf(cell: FilledCell, ofDay: (day: string) => Date): Date | null {
  const text = cell instanceof Date ? shownTime(cell) : String(cell).trim();
  if (instant.safeParse(text).success) return new Date(text);
  const parts = partsOf(text);
  if (parts === null || !isoDate.safeParse(parts.day).success) return null;
  if (parts.hour === undefined) return ofDay(parts.day);
  const [hour, minute] = [Number(parts.hour), Number(parts.minute)];
  return hour < 24 && minute < 60 ? romeInstant(parts.day, hour, minute) : null;
}

function partsOf(text: string) {
  const found = italian.exec(text);
  if (found !== null) {
    const [, date = '', month = '', year = '', hour, minute] = found;
    return { day: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, hour, minute };
  }
  const [, year, month, date, hour, minute] = international.exec(text) ?? [];
  return year === undefined ? null : { day: `${year}-${month}-${date}`, hour, minute };
}
