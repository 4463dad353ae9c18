import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { updateContract } from '../contracts.repository';
import { voidUnsent } from '../emails/overtaken';
import { appendEvent } from '../history/history.repository';
import { notSigning, stageAfter } from '../stage';
import { linkSms } from './link-sms';

type Sending = Pick<ContractsContext, 'clock' | 'keys' | 'outbox' | 'publicUrl' | 'signing'>;

/**
 * Sends the contract's link by SMS, for the first time or again. DRAFT becomes AVAIABLE; the code of a PENDING contract
 * is voided; a block is lifted, with ten new tries. For a signed contract the SMS asks to choose a payment method and
 * pay. No deadline changes.
 * @throws Refusal `status`, `validation` without a phone
 */
export async function sendLink(
  tx: Queries,
  context: Sending,
  contract: Contract,
  { actor, uid }: StaffMember,
): Promise<Contract> {
  const now = context.clock.now();
  const status = stageAfter(contract, contract.status === 'DRAFT' ? 'send' : 'resend', actor);
  if (contract.phone === '') throw invalid({ phone: [t(contractMessages.noPhone)] });
  const unsigned = contract.signed_at === null;
  if (contract.status === 'PENDING') {
    await context.signing.dropSigning(tx, contract.id, now);
  }
  const sent = unsigned
    ? await updateContract(
        tx,
        contract,
        {
          status,
          ...notSigning,
          // When it became available: the last sending stands in `link_shown_at` and in the history.
          sent_at: contract.sent_at ?? now,
          link_shown_at: now,
          signing_blocked_at: null,
          code_failures: 0,
        },
        now,
      )
    : contract;
  await voidUnsent(tx, context.outbox, { contract_id: contract.id, channel: 'sms', purposes: withLink }, now);
  await context.outbox.enqueue(tx, await linkSms(tx, context, sent));
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'sent',
    at: now,
    actor,
    actorUid: uid,
    data: { status },
  });
  return sent;
}

/** Every SMS that leads to the contract: the new one stands in for those that did not arrive, or not yet. */
const withLink = ['contract-link', 'choose-payment', 'reminder'];
