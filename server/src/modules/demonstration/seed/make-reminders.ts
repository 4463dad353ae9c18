import { countdownFrom, daysLeft } from 'shared-api/domain';
import type { PastContract } from '../../contracts/past.service';

/** Days left at which customer and dealer are told. */
const noticeDays = [7, 3, 1] as const;

/** Notes the reminders of an open contract that went out before now, so that none goes out again. */
export function remindPast(past: PastContract, now: Date): void {
  const { id, deleted_at, declined_at, withdrawn_at, signed_at } = past.contract;
  const left = daysLeft(past.contract, now);
  if (left === null || left > countdownFrom || deleted_at !== null || declined_at !== null || withdrawn_at !== null)
    return;
  const phase = signed_at === null ? 'unsigned' : 'unpaid';
  const said = noticeDays.filter((days) => days >= left);
  past.reminders.push(...said.map((days) => ({ contract_id: id, kind: `${phase}-${days}`, created_at: now })));
}
