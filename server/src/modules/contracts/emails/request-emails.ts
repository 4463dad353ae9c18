import type { ContractRequest } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { formatLongDate, formatLongDateTime, t, type Values } from '../../../platform/i18n';
import { type EmailTemplate, emailTemplates, writeEmail } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { moveOf } from '../requests/appointment.rules';
import { storeSnapshot } from '../snapshots';
import { letterAddress } from './letter-address';
import { requestNames } from './request-names.messages';

interface Letter {
  readonly purpose: string;
  readonly template: EmailTemplate;
}

const letters = {
  received: { purpose: 'request-received', template: emailTemplates.requestReceived },
  answered: { purpose: 'request-answered', template: emailTemplates.requestAnswered },
  changed: { purpose: 'request-answer-changed', template: emailTemplates.answerChanged },
} as const satisfies Readonly<Record<string, Letter>>;

type EmailContext = Pick<ContractsContext, 'outbox' | 'publicUrl'>;

/** The dated receipt of a request: of a fault, the proof that it was told in time (clause 9). */
export function sendRequestReceipt(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  request: ContractRequest,
): Promise<void> {
  const { due_on } = request;
  const due = due_on === null ? '' : formatLongDate(new Date(`${due_on}T12:00:00Z`));
  const values = { hasDue: due === '' ? 'no' : 'yes', due };
  return send(tx, emails, contract, request, letters.received, values);
}

/** What the dealer answered, with the day and hour that were agreed. */
export function sendRequestAnswer(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  request: ContractRequest,
): Promise<void> {
  const { answer, appointment_at } = request;
  const appointment = hourOf(appointment_at);
  const values = { answer: answer ?? '', hasAppointment: appointment === '' ? 'no' : 'yes', appointment };
  return send(tx, emails, contract, request, letters.answered, values);
}

/** What the dealer answers in place of that: the appointment was moved, from when to when, or called off. */
export function sendChangedAnswer(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  request: ContractRequest,
  before: Date | null,
): Promise<void> {
  const { answer } = request;
  const after = request.appointment_at === null ? null : new Date(request.appointment_at);
  const move = moveOf(before, after);
  const values = {
    answer: answer ?? '',
    move: move === 'kept' && after === null ? 'none' : move,
    before: hourOf(before),
    appointment: hourOf(after),
  };
  return send(tx, emails, contract, request, letters.changed, values);
}

function hourOf(instant: Date | string | null): string {
  return instant === null ? '' : formatLongDateTime(new Date(instant));
}

async function send(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  contract: Contract,
  request: ContractRequest,
  { purpose, template }: Letter,
  more: Values,
): Promise<void> {
  const to = await letterAddress(tx, contract);
  if (to === '') return;
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  const { firstname, code, car_model: car } = contract;
  const values = {
    ...{ firstname, code, car, store, phone },
    request: t(requestNames[request.kind]),
    when: formatLongDateTime(new Date(request.created_at)),
    link: `${publicUrl}/account/contracts/${contract.contract_uid}`,
    ...more,
  };
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose,
    to,
    ...(await writeEmail(tx, template, values)),
    contract_id: contract.id,
    store_uid: contract.store_uid,
  });
}
