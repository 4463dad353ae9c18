import { randomUUID } from 'node:crypto';
import {
  appointmentDueOn,
  coverEndOf,
  type IsoDate,
  isDoubtful,
  lastReading,
  readingAtSignature,
  romeDate,
} from 'shared-api/domain';
import type { ContractRequest, NewContractRequest, RequestKind } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { invalid, notFound, wrongStatus } from '../../../platform/errors';
import { formatLongDate, t } from '../../../platform/i18n';
import { holdDealer } from '../../stores';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { lockById } from '../contracts.repository';
import { sendRequestReceipt } from '../emails/request-emails';
import { noticeRequest } from '../emails/request-notices';
import { packageSnapshot } from '../snapshots';
import { requestMessages } from './request.messages';
import { countOpen, insertRequest, requestOf } from './requests.repository';

/** How many of a kind may wait for an answer: a car has several faults, and one next service. */
const openAtMost: Readonly<Record<RequestKind, number>> = { appointment: 1, fault: 5, dealer_change: 1, transfer: 1 };

/**
 * The customer asks something of the dealer: kept with its day, which is the proof of a fault's report in time (clause
 * 9), told in the dealer's bell, and receipted by e-mail. A change of dealer is told to the operator, too, who alone
 * moves a signed contract.
 * @throws Refusal `status` unless the contract is paid and not withdrawn from, `validation`
 */
export function sendRequest(
  context: ContractsContext,
  contractId: string,
  asked: NewContractRequest,
): Promise<{ readonly contract: Contract; readonly request: ContractRequest }> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await lockById(tx, contractId);
    if (contract === null) throw notFound();
    const { status, signed_at, withdrawn_at } = contract;
    if (status !== 'PAID' || signed_at === null || withdrawn_at !== null)
      throw wrongStatus(t(requestMessages.notValid));
    const now = context.clock.now();
    await expectFits(tx, context, contract, asked);
    await expectReading(tx, context, { ...contract, signed_at }, asked, now);
    const { kind, text, preferred_on, day_part, km, stopped = false, store_uid } = asked;
    const id = randomUUID();
    await insertRequest(tx, {
      ...{ id, kind, preferred_on, day_part, km, stopped, store_uid },
      contract_id: contract.id,
      text: text || null,
      due_on: kind === 'appointment' ? appointmentDueOn(romeDate(now), preferred_on) : null,
      created_at: now,
    });
    const request = await requestOf(tx, id);
    await noticeRequest(tx, contract, request, now);
    await sendRequestReceipt(tx, context, contract, request);
    return { contract, request };
  });
}

async function expectFits(
  tx: Queries,
  { clock, takesCards }: ContractsContext,
  contract: Contract,
  { kind, preferred_on, store_uid }: NewContractRequest,
): Promise<void> {
  const today = romeDate(clock.now());
  if (preferred_on !== undefined) expectDayFits(contract, preferred_on, today);
  if (kind === 'dealer_change' || kind === 'transfer') expectCovered(contract, today);
  if (kind === 'dealer_change' && store_uid !== undefined) {
    if (store_uid === contract.store_uid) throw invalid({ store_uid: [t(requestMessages.sameStore)] });
    if ((await holdDealer(tx, store_uid, takesCards)) === null)
      throw invalid({ store_uid: [t(contractMessages.storeGone)] });
  }
  if ((await countOpen(tx, contract.id, kind)) >= openAtMost[kind])
    throw invalid({ kind: [t(requestMessages.alreadyOpen)] });
}

/**
 * Kilometres are judged by the contract and the services that were done: of other sources a customer is not told. Fewer
 * are none of this car's; so many more that a digit is likely to be wrong want to be read again.
 */
async function expectReading(
  tx: Queries,
  { afterSale }: ContractsContext,
  contract: Contract & { readonly signed_at: Date },
  { km, km_confirmed: isConfirmed = false }: NewContractRequest,
  now: Date,
): Promise<void> {
  if (km === undefined) return;
  const last = lastReading(await afterSale.maintenanceOf(tx, contract, now), readingAtSignature(contract));
  if (km < last.km) throw invalid({ km: [t(requestMessages.kmBelow, { km: last.km })] });
  if (!isConfirmed && isDoubtful({ date: romeDate(now), km }, last))
    throw invalid({ km: [t(requestMessages.kmDoubtful, { more: km - last.km, km: last.km })] });
}

/** A service is done while the contract covers the car. */
function expectDayFits(contract: Contract, day: string, today: string): void {
  if (day <= today) throw invalid({ preferred_on: [t(requestMessages.dayPast)] });
  const end = endOf(contract);
  if (end !== null && day > end) throw invalid({ preferred_on: [t(requestMessages.dayAfterCover, dateOf(end))] });
}

/** Who follows a car, and whose it is, matters while the contract covers it; a fault may be told of later (clause 9). */
function expectCovered(contract: Contract, today: string): void {
  const end = endOf(contract);
  if (end !== null && today > end) throw invalid({ kind: [t(requestMessages.coverOver, dateOf(end))] });
}

function endOf(contract: Contract): IsoDate | null {
  return coverEndOf({ ...contract, package: packageSnapshot.parse(contract.package_snapshot) });
}

function dateOf(day: IsoDate): { readonly date: string } {
  return { date: formatLongDate(new Date(`${day}T12:00:00Z`)) };
}
