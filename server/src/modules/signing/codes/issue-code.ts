import type { Queries } from '../../../platform/db';
import { invalid, tooMany } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { randomCode } from '../../../platform/keys';
import { resendAt } from '../../../platform/limits';
import { appendEvent, type CodePurpose, type Contract, type ContractsContext, contractMessages } from '../../contracts';
import { sendCode } from '../emails/code-messages';
import { signingMessages } from '../signing.messages';
import { expiresAt } from './code.rules';
import { codeParts } from './code-parts';
import { insertCode, lastCode, sentSince, voidCodes } from './one-time-codes.repository';

const dayMs = 86_400_000;

/**
 * Refuses a code that is asked for within the cool-down, or for a contract without a phone. One whose SMS was refused
 * cools nothing down: the limits of phone and address still count.
 * @throws Refusal `too_many_requests` or `validation`
 */
export async function expectCodeDue(
  db: Queries,
  { clock, settings }: Pick<ContractsContext, 'clock' | 'settings'>,
  contract: Contract,
  purpose: CodePurpose,
): Promise<void> {
  const now = clock.now();
  if (contract.phone === '') throw invalid({ phone: [t(contractMessages.noPhone)] });
  const last = await lastCode(db, contract.id, purpose);
  if (last === null) return;
  const sent = await sentSince(db, contract.id, purpose, new Date(now.getTime() - dayMs), now);
  const seconds = (resendAt(settings, last.created_at, sent, now).getTime() - now.getTime()) / 1_000;
  if (sent > 0 && seconds > 0 && !last.refused) {
    const wait = Math.ceil(seconds);
    throw tooMany(wait, { otp_code: [t(signingMessages.codeTooSoon, { seconds: wait })] });
  }
}

/**
 * Sends a new code and voids the previous one. Only an HMAC of it is stored, bound to contract, document and phone.
 * @param wantedPhone for a change of phone: the new number
 */
export async function issueCode(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  purpose: CodePurpose,
  wantedPhone?: string,
): Promise<void> {
  const now = context.clock.now();
  const phone = purpose === 'new_phone' && wantedPhone !== undefined ? wantedPhone : contract.phone;
  const code = randomCode();
  await voidCodes(tx, contract.id, purpose, now);
  const document_sha256 = purpose === 'signing' ? contract.document_sha256 : null;
  const codeId = await insertCode(tx, {
    purpose,
    contract_id: contract.id,
    code_hmac: context.keys.hmac('one-time-code', codeParts(purpose, code, contract, wantedPhone)),
    document_sha256,
    target_key: context.keys.hmac('phone', [phone]),
    created_at: now,
    expires_at: expiresAt(now),
  });
  await sendCode(tx, context, { ...contract, phone }, purpose, code);
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'code_sent',
    at: now,
    actor: 'customer',
    data: { purpose, code_id: codeId, ...(document_sha256 === null ? {} : { document_sha256 }) },
  });
}
