import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';

/**
 * The value of a JSON body; nothing at all counts as an empty object, so that missing fields are named one by one.
 * @throws Refusal `validation` for broken JSON, and on a field whose text no database keeps
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  const value = parse(text);
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseBrokenText('body', value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: [t(validationMessages.json)] });
  }
}

/** PostgreSQL has no text with a zero byte in it, and UTF-8 no half of a surrogate pair; a name is a text, too. */
function refuseBrokenText(name: string, value: unknown): void {
  if (typeof value === 'string' && isBroken(value)) throw invalid({ [name]: [t(validationMessages.invalid)] });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (isBroken(key)) throw invalid({ [name]: [t(validationMessages.invalid)] });
    refuseBrokenText(key, inside);
  }
}

const isBroken = (text: string) => /\0|\p{Surrogate}/u.test(text);
