import { fingerprintOf, withdrawalEndsAt } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatLongDate } from '../../../platform/i18n';
import { attachment, type Contract, type EmailContext, sendEmail } from '../../contracts';
import type { KeptFile } from '../../documents';
import { emailTemplates } from '../../messages';

/** The sealed contract, with what comes next and until when. */
export function sendSignedContract(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  sealed: KeptFile,
): Promise<void> {
  const withdrawal =
    contract.signed_at === null ? '' : formatLongDate(new Date(withdrawalEndsAt(contract.signed_at).getTime() - 1));
  return sendEmail(tx, emails, contract, {
    purpose: 'contract-signed',
    template: emailTemplates.contractSigned,
    values: { fingerprint: fingerprintOf(contract.document_sha256 ?? ''), withdrawal },
    attachments: attachment(contract.code, sealed),
  });
}
