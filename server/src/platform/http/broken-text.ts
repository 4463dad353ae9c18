import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';

/**
 * PostgreSQL has no text with a zero byte in it, and UTF-8 no half of a surrogate pair; a name is a text, too.
 * @throws Refusal `validation` on the field nearest to such a text
 */
export function refuseBrokenText(name: string, value: unknown): void {
  if (typeof value === 'string' && isBroken(value)) throw invalid({ [name]: [t(validationMessages.invalid)] });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (isBroken(key)) throw invalid({ [name]: [t(validationMessages.invalid)] });
    refuseBrokenText(key, inside);
  }
}

const isBroken = (text: string) => /\0|\p{Surrogate}/u.test(text);
