import { t } from '../i18n';
import { sellerLines } from '../seller';
import { mailMessages } from './mail.messages';

/** What stands below every e-mail, as a page and as plain text: who writes, as a company's letters have to say, and why. */
export function footLines(): readonly string[] {
  const { name, address, taxCode, phone, certifiedEmail } = sellerLines;
  return [`${[name, address, taxCode, phone, certifiedEmail].join(', ')}.`, t(mailMessages.why)];
}
