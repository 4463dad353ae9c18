import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';
import { refuseBrokenText } from './broken-text';

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
