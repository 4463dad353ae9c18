import type { Queries } from '../../../platform/db';
import { formatDate, formatEuro, t } from '../../../platform/i18n';
import { type Contract, type ContractsContext, sendEmail, voidUnsent } from '../../contracts';
import type { KeptFile } from '../../documents';
import { emailTemplates } from '../../messages';
import { correctedMessages } from './corrected.messages';
import { receiptLetter } from './payment-emails';

/** So that messages and history tell it from the first one. */
const corrected = 'payment-receipt-corrected';

/** A contract before its payment was corrected, and after. */
export interface Corrected {
  readonly before: Contract;
  readonly after: Contract;
}

type SendingContext = Pick<ContractsContext, 'clock' | 'outbox' | 'publicUrl'>;

/** Sends the corrected receipt and says what is another now; what has not left of the former one never will. */
export async function sendCorrectedReceipt(
  tx: Queries,
  context: SendingContext,
  { before, after }: Corrected,
  receipt: KeptFile,
): Promise<void> {
  const letter = receiptLetter(after, receipt);
  const former = { contract_id: after.id, purposes: [letter.purpose, corrected] };
  await voidUnsent(tx, context.outbox, former, context.clock.now());
  await sendEmail(tx, context, after, {
    ...letter,
    purpose: corrected,
    template: emailTemplates.receiptCorrected,
    values: { ...letter.values, changes: changesTold({ before, after }).join('\n') },
  });
}

/** What stands otherwise on the receipt, a line each. */
function changesTold({ before, after }: Corrected): string[] {
  const [was, is] = [readOf(before), readOf(after)];
  const fields = ['amount', 'day', 'reference'] as const;
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => t(correctedMessages[field], { before: was[field], after: is[field] }));
}

function readOf({ amount_cents, paid_at, payment_reference }: Contract) {
  return {
    amount: formatEuro(amount_cents ?? 0),
    day: paid_at === null ? '' : formatDate(paid_at),
    reference: payment_reference ?? '',
  };
}
