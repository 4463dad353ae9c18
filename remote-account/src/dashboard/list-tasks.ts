import { addRomeDays, coverEndOf, type NextService, renewalDays } from 'shared-api/domain';
import type { ContractRow, CustomerContract } from 'shared-api/entities';
import { daysUntil, romeDay } from 'shared-ui/format';
import { appointmentsOf, hasServiceDay } from '../common/requests/appointments';
import { kindsFor } from '../common/requests/kinds-for';
import { serviceOf } from '../common/services/service-of';
import type { Overview } from '../common/use-overview';

/** What a customer is asked to do. */
export type Task =
  | { readonly kind: 'sign'; readonly contract: ContractRow }
  | { readonly kind: 'pay'; readonly contract: ContractRow }
  | { readonly kind: 'service'; readonly contract: CustomerContract; readonly service: NextService }
  /** The cover ends on a day, `YYYY-MM-DD`, or has. */
  | { readonly kind: 'renew'; readonly contract: CustomerContract; readonly endsOn: string; readonly ended: boolean };

/** A service is something to do from this many days before, as the end of a cover is. */
const aheadDays = renewalDays;
/** So long after its end a cover is still asked to be renewed: when it is missed it is needed most. */
const afterDays = 60;

/** Of what falls on one day, what binds comes first. */
const order: Record<Task['kind'], number> = { sign: 0, pay: 1, service: 2, renew: 3 };

/** The last day for it, `YYYY-MM-DD` in Rome; of a service, the day for which it is foreseen. */
export function deadlineOf(task: Task): string {
  if (task.kind === 'service') return task.service.on;
  if (task.kind === 'renew') return task.endsOn;
  return romeDay(task.contract.deletion_at ?? task.contract.created_at);
}

/** A cover that is over: nothing runs out any more. */
export function hasEnded(task: Task): boolean {
  return task.kind === 'renew' && task.ended;
}

function isToSign({ signed_at, declined_at, signing_blocked_at }: ContractRow): boolean {
  return signed_at === null && declined_at === null && signing_blocked_at === null;
}

type PaymentFacts = Pick<ContractRow, 'status' | 'withdrawn_at' | 'withdrawal_stated_at'>;

/** Signed, not paid, and not withdrawn from, as far as anybody has said. */
export function isToPay({ status, withdrawn_at, withdrawal_stated_at }: PaymentFacts): boolean {
  return (status === 'SIGNED' || status === 'FILLED') && withdrawn_at === null && !withdrawal_stated_at;
}

/** A cover that ends soon or has just ended, where no other contract of the same car is under way; a rented car goes back instead. */
function renewalOf(contract: CustomerContract, rows: readonly ContractRow[], now: string): Task[] {
  const { status, withdrawn_at, car_vin, created_at } = contract;
  const endsOn = coverEndOf(contract);
  if (status !== 'PAID' || endsOn === null || withdrawn_at !== null) return [];
  const today = romeDay(now);
  const isNear = addRomeDays(endsOn, -aheadDays) <= today && today <= addRomeDays(endsOn, afterDays);
  const isFollowed = rows.some(
    (row) =>
      row.car_vin === car_vin && row.created_at > created_at && row.withdrawn_at === null && row.declined_at === null,
  );
  return isNear && !isFollowed ? [{ kind: 'renew', contract, endsOn, ended: endsOn < today }] : [];
}

/**
 * Everything that is to be done, what runs out first before the rest; after it what has ended, which waits for nobody.
 * A service whose day is agreed with the dealer is none of it.
 * @param now the server's time
 */
export function listTasks(
  { contracts: rows, covers, requests }: Pick<Overview, 'contracts' | 'covers' | 'requests'>,
  now: string,
): Task[] {
  const services = covers.flatMap((contract) => {
    const service = serviceOf(contract, now);
    const isNear = service !== null && daysUntil(service.on, now) <= aheadDays;
    const isAgreed = hasServiceDay(appointmentsOf(requests[contract.contract_uid] ?? [], now));
    return isNear && !isAgreed && kindsFor(contract, now).includes('appointment')
      ? [{ kind: 'service' as const, contract, service }]
      : [];
  });
  const tasks: Task[] = [
    ...rows.filter(isToSign).map((contract) => ({ kind: 'sign' as const, contract })),
    ...rows.filter(isToPay).map((contract) => ({ kind: 'pay' as const, contract })),
    ...services,
    ...covers.flatMap((contract) => renewalOf(contract, rows, now)),
  ];
  return tasks.sort(
    (a, b) =>
      Number(hasEnded(a)) - Number(hasEnded(b)) ||
      deadlineOf(a).localeCompare(deadlineOf(b)) ||
      order[a.kind] - order[b.kind],
  );
}
