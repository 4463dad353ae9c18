import type { PaymentMethod } from 'shared-api/domain';
import type { MessageDescriptor } from 'shared-ui/intl';
import { paths } from '../common/paths';
import type { Task } from './list-tasks';
import { messages } from './task.messages';

interface TaskActions {
  readonly solid: MessageDescriptor;
  readonly other?: MessageDescriptor;
}

const payActions: Record<PaymentMethod, MessageDescriptor> = {
  bonifico: messages.seeTransfer,
  carta: messages.payByCard,
  concessionaria: messages.seeContract,
};

/** The method that a contract waits for, once it was chosen. */
export function methodOf({ contract }: Extract<Task, { kind: 'pay' }>): PaymentMethod | null {
  return contract.status === 'FILLED' ? contract.payment_method : null;
}

export function taskTitle(task: Task): MessageDescriptor {
  if (task.kind === 'pay' && methodOf(task) === null) return messages.titleChoose;
  const titles = {
    sign: messages.titleSign,
    pay: messages.titlePay,
    service: messages.titleService,
    renew: messages.titleRenew,
  };
  return titles[task.kind];
}

/** The way to do it, and another one where there is one. */
export function taskActions(task: Task): TaskActions {
  if (task.kind === 'sign') return { solid: messages.readAndSign };
  if (task.kind === 'service') return { solid: messages.askAppointment, other: messages.seeServices };
  if (task.kind === 'renew') return { solid: messages.seePackages, other: messages.seeContract };
  const method = methodOf(task);
  return method ? { solid: payActions[method], other: messages.payElsewise } : { solid: messages.choose };
}

/** Where the task is done. */
export function taskPath({ kind, contract: { contract_uid, car_vin } }: Task): string {
  if (kind === 'service') return paths.request(contract_uid, 'appointment');
  if (kind === 'pay') return paths.payment(contract_uid);
  return kind === 'renew' ? `/ricerca/${car_vin}` : paths.contract(contract_uid);
}

/** Where the other way to do it begins. */
export function otherTaskPath({ kind, contract: { contract_uid } }: Task): string {
  if (kind === 'service') return paths.services(contract_uid);
  return kind === 'pay' ? paths.payment(contract_uid) : paths.contract(contract_uid);
}
