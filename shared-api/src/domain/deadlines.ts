import type { ContractStatus } from './contract-status';
import { addRomeDays, addRomeMonths, endOfRomeDay, type IsoDate, isItalianWorkingDay, romeDate } from './rome-time';

/** Days after creation in which an unsigned contract may be signed (specification section 9). */
export const unsignedDays = 20;
/** Days after the signature in which a contract may be paid (specification section 9). */
export const unpaidDays = 15;
/** Days in which a consumer may withdraw (Codice del consumo art. 52). */
export const withdrawalDays = 14;
/** From this many days left the deadline is shown as a badge. */
export const countdownFrom = 7;

const dayMs = 86_400_000;

export interface DeadlineFacts {
  readonly status: ContractStatus;
  readonly created_at: Date;
  readonly signed_at: Date | null;
  readonly withdrawn_at: Date | null;
}

/** When a contract deletes itself, or null when it will not. */
export function deletionAt(contract: DeadlineFacts): Date | null {
  switch (contract.status) {
    case 'DRAFT':
    case 'AVAIABLE':
    case 'PENDING':
      return new Date(contract.created_at.getTime() + unsignedDays * dayMs);
    case 'SIGNED':
    case 'FILLED':
      return contract.signed_at === null || contract.withdrawn_at !== null
        ? null
        : new Date(contract.signed_at.getTime() + unpaidDays * dayMs);
    case 'PAID':
      return null;
  }
}

/** Whole Europe/Rome days from now to the deadline's day, never below 0; null without a deadline. */
export function daysLeft(contract: DeadlineFacts, now: Date): number | null {
  const deadline = deletionAt(contract);
  return deadline === null ? null : daysUntil(deadline, now);
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
  let day = addRomeDays(romeDate(signedAt), withdrawalDays);
  while (!isItalianWorkingDay(day)) day = addRomeDays(day, 1);
  return endOfRomeDay(day);
}

/** The last day that a contract covers: its months run from the day of the signature. */
export function coverEndsOn(signedAt: Date, months: number): IsoDate {
  return lastDayOfCover(romeDate(signedAt), months);
}

/** @param from the day of the signature */
export function lastDayOfCover(from: IsoDate, months: number): IsoDate {
  return addRomeDays(addRomeMonths(from, months), -1);
}
