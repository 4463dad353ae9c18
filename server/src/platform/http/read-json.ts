import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';
import { refuseBrokenText } from './broken-text';

/** No form goes near it; what is nested a thousand times deeper outgrows the stack of whatever walks through it. */
const mostLevels = 100;

/**
 * The value of a JSON body; nothing at all counts as an empty object, so that missing fields are named one by one.
 * @throws Refusal `validation` for JSON that is broken or nested without end, and on a field whose text no database keeps
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  const value = parse(text);
  if (isDeeper(value, mostLevels)) throw invalid({ body: [t(validationMessages.invalid)] });
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseBrokenText('body', value);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inside) => isDeeper(inside, levels - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: [t(validationMessages.json)] });
  }
}
