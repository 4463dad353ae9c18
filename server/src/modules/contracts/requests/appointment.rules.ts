import type { requestAnswer } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { requestMessages } from './request.messages';

/** What staff answers a customer. */
export type StatedAnswer = z.output<typeof requestAnswer>;

/** The day and hour that an answer names, or null. */
export function statedAppointment({ appointment_at }: StatedAnswer): Date | null {
  return appointment_at === undefined ? null : new Date(appointment_at);
}

/** @throws Refusal `validation` for an appointment that is over */
export function expectToCome(appointment: Date | null, now: Date): void {
  if (appointment !== null && appointment <= now)
    throw invalid({ appointment_at: [t(requestMessages.appointmentPast)] });
}

/** What another answer makes of the appointment: `kept` where there is the same as before, or none as before. */
export type AppointmentMove = 'agreed' | 'moved' | 'off' | 'kept';

export function moveOf(before: Date | null, after: Date | null): AppointmentMove {
  if (before?.getTime() === after?.getTime()) return 'kept';
  if (before === null) return 'agreed';
  return after === null ? 'off' : 'moved';
}
