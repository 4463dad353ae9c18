import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';

/**
 * The value of a JSON body; nothing at all counts as an empty object, so that missing fields are named one by one.
 * @throws Refusal `validation` for broken JSON, and on a field whose text has a zero byte
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  const value = parse(text);
  if (text.includes('\\u0000')) refuseZeroBytes('body', value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: [t(validationMessages.json)] });
  }
}

/** PostgreSQL has no text with a zero byte in it. */
function refuseZeroBytes(name: string, value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) throw invalid({ [name]: [t(validationMessages.invalid)] });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) refuseZeroBytes(key, inside);
}
