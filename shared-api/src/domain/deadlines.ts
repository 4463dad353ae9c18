import type { ContractStatus } from './contract-status';
import {
  addRomeDays,
  addRomeMonths,
  endOfRomeDay,
  type IsoDate,
  isItalianWorkingDay,
  romeDate,
  romeMinutes,
  startOfRomeDay,
} from './rome-time';

/** Days after the one of its creation in which an unsigned contract may be signed (specification section 9). */
export const unsignedDays = 20;
/** Days after the one of its signature in which a contract may be paid (specification section 9). */
export const unpaidDays = 15;
/** Days in which a consumer may withdraw (Codice del consumo art. 52). */
export const withdrawalDays = 14;
/** Days in which what was paid goes back after a withdrawal (Codice del consumo art. 56). */
export const refundDays = 14;
/** Days after an automatic deletion in which a payment of before brings the contract back. */
export const revivalDays = 10;
/** Hours after the last `sign` or code in which a contract stays PENDING. */
export const pendingHours = 24;
/** Minutes in which a one-time code counts. */
export const codeMinutes = 10;
/** Days left at which customer and dealer are told of a deletion, in whatever order (decisions.md section 2). */
export const reminderDays = [1, 3, 7] as const;
export type ReminderDay = (typeof reminderDays)[number];
/** From this many days left the deadline is shown as a badge, in the lists of work and above the contract. */
export const countdownFrom = 7;
/** Working days in which a dealer agrees on the day of a service, once it is asked for (clause 4 of the contract). */
const appointmentDays = 10;
/** Days before a service in which its customer is told. */
export const serviceNoticeDays = 30;
/** Days before the end of a cover from which its renewal is proposed. */
export const renewalDays = 60;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const farthestReminder = Math.max(...reminderDays);

/** The reminders that so many days left call for, the nearest deadline first; none while it is far. */
export function dueReminders(left: number): ReminderDay[] {
  return reminderDays.filter((days) => days >= left).sort((a, b) => a - b);
}

/** The instant before which a term of so many days must have begun for a reminder to be due by now. */
export function remindedSince(termDays: number, now: Date): Date {
  return endOfRomeDay(addRomeDays(romeDate(now), farthestReminder - termDays));
}

/** The instant before which a term of so many days must have begun for its last day to be over. */
export function expiredSince(termDays: number, now: Date): Date {
  return startOfRomeDay(addRomeDays(romeDate(now), -termDays));
}

/** Until when what was paid has to go back: the same hour of a day of Europe/Rome, also where the clocks change before. */
export function refundDueAt(withdrawnAt: Date): Date {
  const due = new Date(withdrawnAt.getTime() + refundDays * dayMs);
  const moved = romeMinutes(due) - romeMinutes(withdrawnAt) - (refundDays * dayMs) / minuteMs;
  return new Date(due.getTime() - moved * minuteMs);
}

/** When a contract that waits for its signature goes back by itself. */
export function pendingUntil(since: Date): Date {
  return new Date(since.getTime() + pendingHours * hourMs);
}

export interface DeadlineFacts {
  readonly status: ContractStatus;
  readonly created_at: Date;
  readonly signed_at: Date | null;
  readonly withdrawn_at: Date | null;
}

/** The term after which a contract deletes itself, or null when it will not. */
function termOf({ status, created_at, signed_at, withdrawn_at }: DeadlineFacts): { from: Date; days: number } | null {
  switch (status) {
    case 'DRAFT':
    case 'AVAIABLE':
    case 'PENDING':
      return { from: created_at, days: unsignedDays };
    case 'SIGNED':
    case 'FILLED':
      return signed_at === null || withdrawn_at !== null ? null : { from: signed_at, days: unpaidDays };
    case 'PAID':
      return null;
  }
}

/**
 * The last instant before a contract deletes itself, or null when it will not. A term of days ends with its last day in
 * Europe/Rome (codice civile art. 2963), so that the whole of the day that people read is theirs.
 */
export function deletionAt(contract: DeadlineFacts): Date | null {
  const term = termOf(contract);
  return term && new Date(endOfRomeDay(addRomeDays(romeDate(term.from), term.days)).getTime() - 1);
}

/** Whole Europe/Rome days from now to the deadline's day, never below 0; null without a deadline. */
export function daysLeft(contract: DeadlineFacts, now: Date): number | null {
  const deadline = deletionAt(contract);
  return deadline && daysUntil(deadline, now);
}

/** Whole Europe/Rome days from now to a deadline's day, never below 0. */
export function daysUntil(deadline: Date, now: Date): number {
  const days = (Date.parse(romeDate(deadline)) - Date.parse(romeDate(now))) / dayMs;
  return Math.max(0, Math.round(days));
}

/**
 * The last instant in which a consumer may withdraw: 24:00 Europe/Rome of the 14th day after the day of signing, or
 * of the next working day when that is a Saturday, a Sunday or a holiday (decisions.md section 2).
 */
export function withdrawalEndsAt(signedAt: Date): Date {
  const signedOn = romeDate(signedAt);
  const known = withdrawalEnds.get(signedOn);
  if (known !== undefined) return new Date(known);
  let day = addRomeDays(signedOn, withdrawalDays);
  while (!isItalianWorkingDay(day)) day = addRomeDays(day, 1);
  const end = endOfRomeDay(day);
  if (withdrawalEnds.size === mostKnownDays) withdrawalEnds.clear();
  withdrawalEnds.set(signedOn, end.getTime());
  return end;
}

/** By the day of signing: lists and exports ask for many contracts of one day. */
const withdrawalEnds = new Map<IsoDate, number>();
/** Ten years' worth. */
const mostKnownDays = 3_653;

/** The last day that a contract of services covers: its months run from the day of the signature (clause 2). */
export function coverEndsOn(signedAt: Date, months: number): IsoDate {
  return lastDayOfCover(romeDate(signedAt), months);
}

/** What a contract's cover is told by, as the API has it. */
export interface CoverFacts {
  readonly signed_at: string | Date | null;
  readonly mantenance_duration: number;
  readonly package: { readonly kind: string };
}

/**
 * The last day on which a contract covers its car, or null where nobody knows it: before it is signed, and of a rental,
 * which runs from the day on which the car is handed over (clause 2), and nobody writes that down.
 */
export function coverEndOf({ signed_at, mantenance_duration, package: { kind } }: CoverFacts): IsoDate | null {
  return signed_at === null || kind === 'rental' ? null : coverEndsOn(new Date(signed_at), mantenance_duration);
}

/**
 * Whether the last day that a contract covers is known to have passed.
 * @param today of Europe/Rome
 */
export function coverHasEnded(contract: CoverFacts, today: IsoDate): boolean {
  const end = coverEndOf(contract);
  return end !== null && end < today;
}

/**
 * The day before the one that months later bears the same number; in a month that has none its last day (codice civile
 * art. 2963).
 * @param from the day of the signature
 */
export function lastDayOfCover(from: IsoDate, months: number): IsoDate {
  const then = addRomeMonths(from, months);
  const isSameDay = then.slice(-2) === from.slice(-2);
  return isSameDay ? addRomeDays(then, -1) : then;
}

/**
 * The last day on which a dealer answers who asks for a day for a service: the tenth working day after the request
 * (clause 4), or the last working day before the day that was asked for, where that comes first.
 * @param askedOn a day of Europe/Rome
 * @param preferredOn a later one, where one is named
 */
export function appointmentDueOn(askedOn: IsoDate, preferredOn?: IsoDate): IsoDate {
  let day = askedOn;
  let left = appointmentDays;
  while (left > 0) {
    day = addRomeDays(day, 1);
    if (isItalianWorkingDay(day)) left -= 1;
  }
  if (preferredOn === undefined || preferredOn > day) return day;
  let before = addRomeDays(preferredOn, -1);
  while (before > askedOn && !isItalianWorkingDay(before)) before = addRomeDays(before, -1);
  return before;
}
