import { isMinorsTaxCode } from 'shared-api/domain';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { contractMessages } from '../contracts.messages';

/**
 * What only the server can judge of who signs, for it needs today's date: a minor cannot bind themselves.
 * @param today Europe/Rome, `YYYY-MM-DD`
 * @throws Refusal `validation` on the codice fiscale
 */
export function checkSigner({ tax_code }: { readonly tax_code?: string | null | undefined }, today: string): void {
  if (tax_code && isMinorsTaxCode(tax_code, today)) throw invalid({ tax_code: [t(contractMessages.minor)] });
}
