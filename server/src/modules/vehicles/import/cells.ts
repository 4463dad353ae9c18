import { type CarFuel, carFuels, inspectVin, isPlate, normalisePlate, normaliseVin } from 'shared-api/domain';
import { type Text, t, type Values } from '../../../platform/i18n';
import { isFormulaError } from '../../../platform/import';
import { describeFault } from '../describe-fault';
import { importMessages } from './messages';

/** A cell's value, or the sentence that says why it has none. */
export type Cell<T> = { readonly value: T } | { readonly fault: string };

const FUEL_WORDS: Readonly<Record<string, CarFuel>> = {
  elettrico: 'elettrica',
  gasolio: 'diesel',
  ibrido: 'ibrida',
  'ibrida plug-in': 'plug_in',
  'plug-in': 'plug_in',
};
const MAX_KM = 2_000_000;
const FIRST_MODEL_YEAR = 1980;

function refuse(text: Text, values?: Values): { fault: string } {
  return { fault: t(text, values) };
}

/** Spaces stand for "empty" as much as nothing does. */
function optional<T>(text: string, read: (text: string) => Cell<T>): Cell<T | null> {
  return text.trim() === '' ? { value: null } : read(text.trim());
}

export function readVin(text: string): Cell<string> {
  const [fault] = inspectVin(text);
  return fault === undefined ? { value: normaliseVin(text) } : { fault: describeFault(fault) };
}

export function readPlate(text: string): Cell<string | null> {
  return optional(text, (plate) => (isPlate(plate) ? { value: normalisePlate(plate) } : refuse(importMessages.plate)));
}

export function readText(text: string, max: number): Cell<string | null> {
  return optional(text, (value) => {
    if (isFormulaError(value)) return refuse(importMessages.formulaError);
    return value.length <= max ? { value } : refuse(importMessages.tooLong, { max });
  });
}

export function readFuel(text: string): Cell<CarFuel | null> {
  return optional(text, (typed) => {
    const word = typed.toLowerCase();
    const fuel = carFuels.find((known) => known === word) ?? FUEL_WORDS[word];
    return fuel === undefined ? refuse(importMessages.fuel, { fuels: carFuels.join(', ') }) : { value: fuel };
  });
}

/** @param currentYear models are on sale at most one year ahead of it */
export function readModelYear(text: string, currentYear: number): Cell<number | null> {
  return optional(text, (typed) => {
    const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
    const fits = year >= FIRST_MODEL_YEAR && year <= currentYear + 1;
    return fits ? { value: year } : refuse(importMessages.modelYear, { max: String(currentYear + 1) });
  });
}

/** Kilometres with or without dots between the thousands. */
export function readKm(text: string): Cell<number | null> {
  return optional(text, (typed) => {
    const digits = /^\d{1,3}([. ]\d{3})+$/.test(typed) ? typed.replace(/[. ]/g, '') : typed;
    const fits = /^\d{1,7}$/.test(digits) && Number(digits) <= MAX_KM;
    return fits ? { value: Number(digits) } : refuse(importMessages.km);
  });
}

/** A day as `2026-11-21` or `21/11/2026`, not after `today`; its value is `YYYY-MM-DD`. */
export function readDay(text: string, today: string): Cell<string | null> {
  return optional(text, (typed) => {
    const day = typed.replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_whole, d: string, m: string, y: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
    );
    if (!isCalendarDay(day)) return refuse(importMessages.day);
    return day > today ? refuse(importMessages.futureDay) : { value: day };
  });
}

function isCalendarDay(day: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
