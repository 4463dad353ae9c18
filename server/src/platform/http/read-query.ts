import qs from 'qs';
import { validationMessages } from 'shared-api/messages';
import { invalid } from '../errors';
import { t } from '../i18n';

/**
 * The query string with its indexed arrays, `wheres[0][field]=status`.
 * @throws Refusal `validation` when it is deeper or longer than any of our calls needs
 */
export function readQuery(url: string): unknown {
  const start = url.indexOf('?');
  if (start < 0) return {};
  try {
    return qs.parse(url.slice(start + 1), {
      depth: 3,
      strictDepth: true,
      parameterLimit: 200,
      arrayLimit: 100,
      throwOnLimitExceeded: true,
      duplicates: 'combine',
      allowPrototypes: false,
    });
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ query: [t(validationMessages.unknownFilter)] });
    throw error;
  }
}
