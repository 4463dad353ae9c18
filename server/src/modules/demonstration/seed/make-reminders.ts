import {
  addRomeDays,
  daysLeft,
  dueReminders,
  type IsoDate,
  nextService,
  romeDate,
  serviceNoticeDays,
} from 'shared-api/domain';
import type { PastContract } from '../past/past-contract';

/** Notes the reminders that went out before now, so that none goes out again. */
export function remindPast(past: PastContract, now: Date): void {
  remindOfService(past, romeDate(now));
  remindOfDeadline(past, now);
}

function remindOfService({ contract, works, reminders }: PastContract, today: IsoDate): void {
  if (contract.withdrawn_at !== null) return;
  const { km, car_mileage_date, car_registration_date, created_at, signed_at } = contract;
  const maintenance = works.map((work) => ({ ...work, done_on: work.done_on ?? null, km: work.km ?? null }));
  const facts = { maintenance, km, car_mileage_date, car_registration_date };
  const service = nextService(facts, romeDate(signed_at ?? created_at), today);
  if (service === null || service.on > addRomeDays(today, serviceNoticeDays)) return;
  reminders.push({ contract_id: contract.id, kind: `service-${service.n}`, created_at });
}

function remindOfDeadline(past: PastContract, now: Date): void {
  const { id, deleted_at, declined_at, withdrawn_at, signed_at } = past.contract;
  const left = daysLeft(past.contract, now);
  if (left === null || deleted_at !== null || declined_at !== null || withdrawn_at !== null) return;
  const phase = signed_at === null ? 'unsigned' : 'unpaid';
  past.reminders.push(
    ...dueReminders(left).map((days) => ({ contract_id: id, kind: `${phase}-${days}`, created_at: now })),
  );
}
