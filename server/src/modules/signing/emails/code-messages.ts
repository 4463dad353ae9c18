import { fingerprintOf } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import type { CodePurpose, Contract, ContractsContext } from '../../contracts';
import { smsTemplates, writeSms } from '../../messages';
import { messagePurpose } from '../codes/one-time-codes.repository';

const templateOf = {
  signing: smsTemplates.signingCode,
  access: smsTemplates.accessCode,
  old_phone: smsTemplates.contractPhoneCode,
  new_phone: smsTemplates.contractPhoneCode,
} as const satisfies Record<CodePurpose, unknown>;

/** Sends a one-time code by SMS; the codes of before, where they still wait, never leave. */
export async function sendCode(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  purpose: CodePurpose,
  otp: string,
): Promise<void> {
  const own = messagePurpose(purpose);
  await context.outbox.void(tx, { contract_id: contract.id, purposes: [own] });
  const values = { otp, code: contract.code, host: new URL(context.publicUrl).host };
  const fingerprint = fingerprintOf(contract.document_sha256 ?? '');
  await context.outbox.enqueue(tx, {
    channel: 'sms',
    purpose: own,
    to: contract.phone,
    body: await writeSms(tx, templateOf[purpose], { ...values, fingerprint }),
    secrets: [otp],
    contract_id: contract.id,
    store_uid: contract.store_uid,
  });
}
