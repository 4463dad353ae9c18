import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';

/**
 * The value of a JSON body; nothing at all counts as an empty object, so that missing fields are named one by one.
 * @throws Refusal `validation` for broken JSON
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: [t(validationMessages.json)] });
  }
}
