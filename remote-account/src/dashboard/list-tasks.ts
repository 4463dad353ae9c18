import type { NextService } from 'shared-api/domain';
import type { ContractRow, CustomerContract } from 'shared-api/entities';
import { daysUntil } from 'shared-ui/format';
import { serviceOf } from '../common/services/service-of';

/** What a customer is asked to do, in the order in which it is shown: sign, pay, service. */
export type Task =
  | { readonly kind: 'sign'; readonly contract: ContractRow }
  | { readonly kind: 'pay'; readonly contract: ContractRow }
  | { readonly kind: 'service'; readonly contract: CustomerContract; readonly service: NextService };

/** A service is something to do from this many days before. */
const serviceAheadDays = 60;

const soonestFirst = (a: ContractRow, b: ContractRow) => (a.days_left ?? 0) - (b.days_left ?? 0);

function isToSign({ signed_at, declined_at, signing_blocked_at }: ContractRow): boolean {
  return signed_at === null && declined_at === null && signing_blocked_at === null;
}

function isToPay({ status, withdrawn_at }: ContractRow): boolean {
  return (status === 'SIGNED' || status === 'FILLED') && withdrawn_at === null;
}

/**
 * Everything that is to be done, the first thing first.
 * @param rows all of the customer's contracts
 * @param covers the whole record of the contracts that cover a car
 * @param now the server's time
 */
export function listTasks(rows: readonly ContractRow[], covers: readonly CustomerContract[], now: string): Task[] {
  const toSign = rows.filter(isToSign).sort(soonestFirst);
  const toPay = rows.filter(isToPay).sort(soonestFirst);
  const services = covers.flatMap((contract) => {
    const service = serviceOf(contract, now);
    const near = service !== null && daysUntil(service.on, now) <= serviceAheadDays;
    return near ? [{ kind: 'service' as const, contract, service }] : [];
  });
  return [
    ...toSign.map((contract) => ({ kind: 'sign' as const, contract })),
    ...toPay.map((contract) => ({ kind: 'pay' as const, contract })),
    ...services.sort((a, b) => a.service.on.localeCompare(b.service.on)),
  ];
}
